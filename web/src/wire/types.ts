// The messages between server and browser, made from the Java records of the module wire.
// Not to be edited: change the records, then run scripts/types.

export interface Fault {
  code: FaultCode;
  message: string;
  retryAfterSeconds: number | null;
}

export interface Catalogue {
  families: CatalogueFamily[];
}

export interface Drawing {
  width: number;
  height: number;
  lakes: string;
  ground: string;
  ridges: string[];
  routes: DrawingRoute[];
  arrows: DrawingArrow[];
  continents: DrawingDrawnContinent[];
}

export interface Thumbnail {
  width: number;
  height: number;
  continents: string[];
}

export interface BoardUpload {
  file: string;
  text: string;
  rules: string | null;
}

export interface BoardCheck {
  verdict: BoardVerdict;
  losses: BoardVerdictNote[];
  sheet: BoardCheckBoardSheet | null;
}

export interface BoardCheckSavedBoard {
  ref: string;
}

export interface NewMatch {
  preset: string;
  board: string | null;
  opening: OpeningKind | null;
  options: RuleOption[] | null;
  seats: NewMatchNewSeat[];
  pace: Pace;
  time: TimeControl | null;
}

export interface RuleSheet {
  settings: RuleSheetSetting[];
  refusal: string | null;
}

export interface SeatingMade {
  id: string;
}

export interface PublicMatches {
  open: PublicMatchesPublicMatch[];
  live: PublicMatchesPublicMatch[];
}

export interface SeatingFill {
  bot: string;
}

export interface SeatingReach {
  local: boolean;
}

export interface SeatingJoin {
  name: string | null;
}

export interface SeatingJoined {
  seat: number;
}

export interface SeatingReplace {
  by: SeatingReplacement;
}

export interface SeatingReplaced {
  seat: number;
}

export interface SeatingSeatLink {
  url: string;
}

export interface SeatingSeatMoved {
  match: string;
}

export interface IdentityMe {
  name: string | null;
  account: IdentityOwnAccount | null;
}

export interface IdentityChosenName {
  name: string;
}

export interface IdentityCredentials {
  name: string;
  password: string;
}

export interface IdentityPasswordChange {
  current: string;
  next: string;
}

export interface IdentityConfirmation {
  password: string;
}

export interface Profile {
  name: string;
  madeAt: number;
  tallies: ProfileTally[];
  ratings: ProfileGameRating[];
}

export interface ProfilePlayedMatch {
  id: string;
  title: string;
  seat: number;
  players: string[];
  winners: number[];
  turns: number;
  endedAt: number;
}

export interface ProfileLeaderboard {
  game: ProfileGameKind;
  leaders: ProfileLeader[];
}

export interface AdministrationAccountRow {
  name: string;
  madeAt: number;
  operator: boolean;
  muted: boolean;
  banned: boolean;
}

export interface AdministrationNewAccount {
  name: string;
}

export interface AdministrationNewPassword {
  name: string;
  password: string;
}

export interface AdministrationFlaggedMatch {
  match: string;
  kind: string;
  players: string[];
  at: number;
}

export interface MatchSummary {
  id: string;
  title: string;
  yourSeat: number | null;
  yourTurn: boolean;
  over: boolean;
  turn: number;
  players: string[];
  winners: number[];
  changedAt: number;
}

export interface Replay {
  match: MatchInfo;
  start: Scene;
  frames: Frame[];
}

export interface OddsAnswer {
  attackers: number;
  defenders: number;
  stop: number;
  win: number;
  expectedAttackerLeft: number;
  expectedDefenderLeft: number;
}

export interface BotMemory {
  seat: number;
  bot: string;
  matches: number;
  size: number;
  moves: BotMemoryRememberedMove[];
}

export interface ToClientSnapshot {
  t: 'snapshot';
  seq: number;
  match: MatchInfo;
  you: number | null;
  scene: Scene;
}

export interface ToClientSteps {
  t: 'steps';
  frames: Frame[];
}

export interface ToClientSeats {
  t: 'seats';
  match: MatchInfo;
}

export interface ToClientClocks {
  t: 'clocks';
  seats: SeatTime[];
  botTurns: BotTurn[];
}

export interface ToClientAck {
  t: 'ack';
  id: string;
  seq: number;
}

export interface ToClientRefused {
  t: 'refused';
  id: string | null;
  code: FaultCode;
  message: string;
  retryAfterSeconds: number | null;
}

export interface FromClientMove {
  t: 'move';
  id: string;
  move: string;
}

export interface FromClientSkip {
  t: 'skip';
  id: string;
}

export interface FromClientSetPace {
  t: 'pace';
  id: string;
  pace: Pace;
}

export interface FromClientTakeBack {
  t: 'take-back';
  id: string;
}

export interface FromClientPing {
  t: 'ping';
  id: string;
}

export interface TimeControlLive {
  kind: 'live';
  turnSeconds: number;
  conquestSeconds: number;
  bankSeconds: number;
}

export interface TimeControlCorrespondence {
  kind: 'correspondence';
  turnDays: number;
}

export interface PhaseDrawOrder {
  kind: 'draw-order';
}

export interface PhaseRollOrder {
  kind: 'roll-order';
  seat: number;
  rolling: number[];
  highest: number;
  leading: number[];
}

export interface PhaseDeal {
  kind: 'deal';
}

export interface PhaseDealArmies {
  kind: 'deal-armies';
  left: number;
}

export interface PhaseDrawEvent {
  kind: 'draw-event';
}

export interface PhaseDrawMission {
  kind: 'draw-mission';
}

export interface PhaseBattle {
  kind: 'battle';
  from: number;
  to: number;
  attackDice: number;
  defendDice: number;
}

export interface PhaseDrawCard {
  kind: 'draw-card';
}

export interface PhaseExecute {
  kind: 'execute';
}

export interface PhaseFight {
  kind: 'fight';
  seat: number;
  from: number;
  to: number;
  attackers: number;
  defenders: number;
  attackersRolled: number;
  defendersRolled: number;
}

export interface PhaseDrawOrderCard {
  kind: 'draw-order-card';
  seat: number;
}

export interface PhaseClaim {
  kind: 'claim';
}

export interface PhaseSettle {
  kind: 'settle';
  left: number;
  together: number;
}

export interface PhaseNameCapital {
  kind: 'name-capital';
}

export interface PhaseReinforce {
  kind: 'reinforce';
  left: number;
  mustTrade: boolean;
}

export interface PhaseTrade {
  kind: 'trade';
  mustTrade: boolean;
}

export interface PhaseAttack {
  kind: 'attack';
}

export interface PhaseDefend {
  kind: 'defend';
  from: number;
  to: number;
  attackDice: number;
}

export interface PhaseOccupy {
  kind: 'occupy';
  from: number;
  to: number;
  atLeast: number;
  atMost: number;
}

export interface PhaseFortify {
  kind: 'fortify';
}

export interface PhaseOrders {
  kind: 'orders';
  waiting: number[];
  left: number;
}

export interface PhaseOver {
  kind: 'over';
  verdict: Verdict;
}

export interface MissionContinents {
  kind: 'continents';
  first: number;
  second: number;
}

export interface MissionTerritories {
  kind: 'territories';
  count: number;
}

export interface MissionGarrisons {
  kind: 'garrisons';
  count: number;
  armies: number;
}

export interface MissionBeat {
  kind: 'beat';
  seat: number;
}

export interface OrderDeploy {
  kind: 'deploy';
  territory: number;
  armies: number;
}

export interface OrderAdvance {
  kind: 'advance';
  from: number;
  to: number;
  armies: number;
}

export interface OrderBomb {
  kind: 'bomb';
  territory: number;
}

export interface OrderBlockade {
  kind: 'blockade';
  territory: number;
}

export interface OrderAirlift {
  kind: 'airlift';
  from: number;
  to: number;
  armies: number;
}

export interface OrderNegotiate {
  kind: 'negotiate';
  seat: number;
}

export interface OrderReinforce {
  kind: 'reinforce';
}

export interface BoostSupply {
  kind: 'supply';
  armies: number;
}

export interface BoostPower {
  kind: 'power';
  strength: number;
  radius: number;
}

export interface ChoicesNone {
  kind: 'none';
}

export interface ChoicesClaim {
  kind: 'claim';
  territories: number[];
}

export interface ChoicesSettle {
  kind: 'settle';
  territories: number[];
  together: number;
  neutral: boolean;
}

export interface ChoicesNameCapital {
  kind: 'name-capital';
  territories: number[];
}

export interface ChoicesReinforce {
  kind: 'reinforce';
  left: number;
  territories: number[];
  mustTrade: boolean;
  extra: number;
  sets: ChoicesCardSet[];
}

export interface ChoicesTrade {
  kind: 'trade';
  mustTrade: boolean;
  extra: number;
  sets: ChoicesCardSet[];
}

export interface ChoicesAttack {
  kind: 'attack';
  attacks: ChoicesTarget[];
  special: ChoicesOtherDice[];
}

export interface ChoicesDefend {
  kind: 'defend';
  from: number;
  to: number;
  attackDice: number;
  most: number;
}

export interface ChoicesOccupy {
  kind: 'occupy';
  from: number;
  to: number;
  atLeast: number;
  atMost: number;
}

export interface ChoicesFortify {
  kind: 'fortify';
  moves: ChoicesDeparture[];
  groups: number[][];
}

export interface ChoicesOrders {
  kind: 'orders';
  left: number;
  own: ChoicesSource[];
  bombs: number[];
  mayBlockade: boolean;
  mayAirlift: boolean;
  partners: number[];
  reinforcement: number;
  mayEnd: boolean;
  usual: ChoicesTerms;
  special: ChoicesFront[];
}

export interface ConquestEventOrder {
  kind: 'order';
  seat: number;
  place: number;
}

export interface ConquestEventRolledForOrder {
  kind: 'rolled-for-order';
  seat: number;
  face: number;
}

export interface ConquestEventDealt {
  kind: 'dealt';
  seat: number;
  territory: number;
  armies: number;
}

export interface ConquestEventDealtArmy {
  kind: 'dealt-army';
  seat: number;
  territory: number;
}

export interface ConquestEventClaimed {
  kind: 'claimed';
  seat: number;
  territory: number;
}

export interface ConquestEventPlaced {
  kind: 'placed';
  seat: number;
  territory: number;
  armies: number;
}

export interface ConquestEventTraded {
  kind: 'traded';
  seat: number;
  cards: Card[];
  armies: number;
  matching: number | null;
  extra: number;
}

export interface ConquestEventAttacked {
  kind: 'attacked';
  seat: number;
  from: number;
  to: number;
  dice: number;
  keep: number | null;
}

export interface ConquestEventDefended {
  kind: 'defended';
  seat: number;
  dice: number;
}

export interface ConquestEventStood {
  kind: 'stood';
  seat: number;
  defence: StandingDefence;
}

export interface ConquestEventRolled {
  kind: 'rolled';
  from: number;
  to: number;
  attacker: number;
  defender: number;
  attackFaces: number[];
  defendFaces: number[];
  attackerLosses: number;
  defenderLosses: number;
  conquered: boolean;
  occupied: number | null;
  eliminated: number | null;
  won: boolean;
}

export interface ConquestEventOccupied {
  kind: 'occupied';
  seat: number;
  from: number;
  to: number;
  armies: number;
  won: boolean;
}

export interface ConquestEventFortified {
  kind: 'fortified';
  seat: number;
  from: number;
  to: number;
  armies: number;
}

export interface ConquestEventEnded {
  kind: 'ended';
  seat: number;
  phase: ConquestEventEndedPhase;
}

export interface ConquestEventNamedCapital {
  kind: 'named-capital';
  seat: number;
  territory: number;
}

export interface ConquestEventDrewMission {
  kind: 'drew-mission';
  seat: number;
  mission: Mission | null;
}

export interface ConquestEventVoted {
  kind: 'voted';
  seat: number;
  wish: Wish;
}

export interface ConquestEventResigned {
  kind: 'resigned';
  seat: number;
}

export interface ConquestEventDrew {
  kind: 'drew';
  seat: number;
  card: Card | null;
}

export interface ConquestEventGlimpsed {
  kind: 'glimpsed';
  seat: number;
  from: number;
  to: number;
  eliminated: number | null;
}

export interface ConquestEventHappened {
  kind: 'happened';
  event: WorldEvent;
  territory: number | null;
}

export interface ConquestEventOrderGiven {
  kind: 'order-given';
  seat: number;
  order: Order;
}

export interface ConquestEventOrderExecuted {
  kind: 'order-executed';
  seat: number;
  round: number;
  order: Order;
  armies: number;
}

export interface ConquestEventOrderSkipped {
  kind: 'order-skipped';
  seat: number;
  round: number;
  order: Order | null;
  reason: Skip | null;
}

export interface ConquestEventKillsRolled {
  kind: 'kills-rolled';
  seat: number;
  attacks: boolean;
  from: number;
  to: number;
  armies: number;
  kills: number;
}

export interface ConquestEventFought {
  kind: 'fought';
  from: number;
  to: number;
  attacker: number;
  defender: number;
  attackers: number;
  defenders: number;
  attackerLosses: number;
  defenderLosses: number;
  occupied: number;
  eliminated: number | null;
  won: boolean;
}

export interface ConquestEventDrewOrder {
  kind: 'drew-order';
  seat: number;
  card: OrderCard | null;
}

export interface MorrisEventFirst {
  kind: 'first';
  seat: number;
}

export interface MorrisEventPlaced {
  kind: 'placed';
  seat: number;
  point: number;
  mill: boolean;
}

export interface MorrisEventMoved {
  kind: 'moved';
  seat: number;
  from: number;
  to: number;
  mill: boolean;
}

export interface MorrisEventTaken {
  kind: 'taken';
  seat: number;
  point: number;
}

export interface ConquestScene {
  phase: Phase;
  phases: TurnPhase[];
  turn: number;
  turnOf: number;
  decider: number;
  order: number[];
  owners: number[];
  armies: number[];
  seats: ConquestSceneSeatFigures[];
  continents: number[];
  hasCards: boolean;
  hand: Card[];
  deck: number;
  used: number[];
  setsTraded: number;
  setValue: number;
  conquered: boolean;
  standing: StandingDefence;
  standingMatters: boolean;
  event: WorldEvent | null;
  eventTerritory: number | null;
  aims: Aims;
  toWin: number;
  mayVote: boolean;
  rounds: number;
  roundLimit: number;
  orders: ConquestSceneOrders | null;
  choices: Choices;
}

export interface MorrisScene {
  stage: MorrisStage;
  turn: number;
  turnOf: number;
  decider: number;
  owners: number[];
  hands: number[];
  rights: boolean[];
  flies: boolean;
  mills: number[][];
  drawIn: number | null;
  ending: Ending | null;
  choices: MorrisSceneChoices;
}

export interface ConquestHistory {
  seats: number;
  turns: ConquestHistoryFigures[];
}

export interface MorrisHistory {
  turns: MorrisHistoryFigures[];
}

export interface BoardInfo {
  name: string;
  title: string;
  territories: Territory[];
  continents: Continent[];
  boosts: BoardInfoBoosted[];
  pays: number[];
  blocked: string[];
}

export interface MorrisBoard {
  name: string;
  columns: number;
  points: MorrisBoardPoint[];
  steps: number[][];
  mills: number[][];
}

export interface CatalogueFamily {
  game: string;
  presets: CataloguePreset[];
  boards: CatalogueBoardSummary[];
  bots: CatalogueBotInfo[];
}

export interface DrawingRoute {
  from: string;
  to: string;
  isOneWay: boolean;
  paths: string[];
}

export interface DrawingArrow {
  from: string;
  to: string;
  tail: number[];
  tip: number[];
}

export interface DrawingDrawnContinent {
  name: string;
  bonus: number[] | null;
  box: number[];
  path: string;
  territories: DrawingDrawnTerritory[];
}

export interface BoardVerdict {
  file: string;
  format: string | null;
  playable: boolean;
  size: BoardSize | null;
  faults: BoardVerdictNote[];
  warnings: BoardVerdictNote[];
}

export interface BoardVerdictNote {
  line: number;
  what: string;
}

export interface BoardCheckBoardSheet {
  board: BoardInfo;
  features: BoardFeatures;
  spots: Point[];
  usualBonuses: number[];
  text: string;
}

export interface RuleOption {
  name: string;
  value: string;
}

export interface NewMatchNewSeat {
  kind: NewMatchNewSeatKind;
  bot: string | null;
  name: string | null;
}

export interface RuleSheetSetting {
  name: string;
  value: string;
  usual: string;
  alternatives: RuleSheetAlternative[];
}

export interface PublicMatchesPublicMatch {
  id: string;
  title: string;
  players: string[];
  seats: number;
  turn: number;
}

export interface IdentityOwnAccount {
  name: string;
  operator: boolean;
  muted: boolean;
}

export interface ProfileTally {
  game: ProfileGameKind;
  games: number;
  wins: number;
  draws: number;
}

export interface ProfileGameRating {
  game: ProfileGameKind;
  rating: number;
  deviation: number;
  games: number;
  points: ProfileRatingPoint[];
}

export interface ProfileGameKind {
  preset: string;
  title: string;
  size: number;
}

export interface ProfileLeader {
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface MatchInfo {
  id: string;
  game: string;
  preset: string;
  board: string;
  opening: OpeningKind | null;
  options: RuleOption[];
  title: string;
  pace: Pace;
  time: TimeControl | null;
  host: number | null;
  seats: SeatInfo[];
  over: boolean;
  winners: number[];
}

export interface Frame {
  seq: number;
  event: Event;
  scene: Scene;
}

export interface BotMemoryRememberedMove {
  move: string;
  own: boolean;
  phase: BotMemoryMorrisPhase;
  played: number;
  wins: number;
  losses: number;
}

export interface SeatTime {
  seat: number;
  running: boolean;
  left: number | null;
  bank: number | null;
  standIn: SeatTimeStandIn;
  botIn: number | null;
}

export interface BotTurn {
  seat: number;
  turn: number;
}

export interface Verdict {
  ending: VerdictEnding;
  winners: number[];
  ranking: number[][];
}

export interface ChoicesCardSet {
  cards: number[];
  armies: number;
  matching: number[];
  best: boolean;
}

export interface ChoicesTarget {
  from: number;
  to: number;
  mostDice: number;
  fewestDice: number;
  win: number | null;
  expectedLoss: number | null;
}

export interface ChoicesOtherDice {
  from: number;
  to: number;
  attackDice: number;
  defendDice: number;
  edge: number;
}

export interface ChoicesDeparture {
  from: number;
  most: number;
  group: number;
}

export interface ChoicesSource {
  from: number;
  most: number;
  to: number[];
}

export interface ChoicesTerms {
  attackersKill: number;
  defendersKill: number;
  luck: number;
}

export interface ChoicesFront {
  from: number;
  to: number;
  terms: ChoicesTerms;
}

export interface Card {
  card: number;
  name: string;
  territory: number | null;
  type: CardType;
  owned: boolean;
}

export interface ConquestSceneSeatFigures {
  territories: number;
  armies: number;
  income: number;
  cards: number;
  alive: boolean;
  team: number;
  received: number | null;
  treasury: number | null;
  balance: number | null;
  debt: number | null;
  deserted: number | null;
  deserters: number | null;
}

export interface Aims {
  capitals: number[];
  missions: AimsSeatMission[];
  agreed: number[];
}

export interface ConquestSceneOrders {
  inTurn: boolean;
  cards: OrderCard[];
  given: Order[];
  shown: GivenOrder[];
  peace: number[];
}

export interface MorrisSceneChoices {
  place: number[];
  move: MorrisSceneWays[];
  take: number[];
}

export interface ConquestHistoryFigures {
  turn: number;
  seat: number;
  territories: number[];
  armies: number[];
  income: number[];
}

export interface MorrisHistoryFigures {
  turn: number;
  men: number[];
  hands: number[];
  mills: number[];
  mobility: number[];
}

export interface Territory {
  name: string;
  aliases: string[];
  continent: number;
  neighbours: number[];
}

export interface Continent {
  name: string;
  bonus: number;
}

export interface BoardInfoBoosted {
  territory: number;
  boosts: Boost[];
}

export interface MorrisBoardPoint {
  letter: string;
  algebraic: string;
  column: number;
  row: number;
}

export interface CataloguePreset {
  name: string;
  title: string;
  summary: string;
  fewest: number;
  most: number;
  openings: OpeningKind[];
}

export interface CatalogueBoardSummary {
  name: string;
  title: string;
  territories: number;
  continents: number;
}

export interface CatalogueBotInfo {
  name: string;
  title: string;
  summary: string;
}

export interface DrawingDrawnTerritory {
  name: string;
  badge: number[];
  label: DrawingLabel;
  path: string;
}

export interface BoardSize {
  territories: number;
  continents: number;
  borders: number;
  oneWay: number;
}

export interface BoardFeatures {
  author: string;
  licence: string;
  places: BoardFeaturesPlace[];
  starts: BoardFeaturesHolding[][];
}

export interface Point {
  x: number;
  y: number;
}

export interface RuleSheetAlternative {
  value: string;
  barred: string | null;
}

export interface ProfileRatingPoint {
  match: string;
  rating: number;
  deviation: number;
  at: number;
}

export interface SeatInfo {
  index: number;
  name: string;
  kind: SeatInfoKind;
  bot: string | null;
  present: boolean;
  you: boolean;
}

export interface AimsSeatMission {
  seat: number;
  mission: Mission;
}

export interface GivenOrder {
  seat: number;
  order: Order;
}

export interface MorrisSceneWays {
  from: number;
  to: number[];
}

export interface DrawingLabel {
  at: number[];
  lines: string[];
}

export interface BoardFeaturesPlace {
  at: Point | null;
  outlines: Point[][];
  boosts: Boost[];
  pays: number | null;
}

export interface BoardFeaturesHolding {
  territory: number;
  armies: number;
}

export type FaultCode = 'malformed' | 'too-large' | 'too-slow' | 'too-many' | 'not-found' | 'not-seated' | 'not-a-move' | 'not-allowed' | 'no-open-seat' | 'already-seated' | 'not-over' | 'link-used' | 'unplayable' | 'name-taken' | 'not-signed-in' | 'wrong-password' | 'blocked' | 'not-operator' | 'muted' | 'banned' | 'foreign-origin' | 'unavailable' | 'internal';

export type OpeningKind = 'claimed' | 'placed' | 'dealt' | 'each' | 'picked' | 'positions';

export type Pace = 'slow' | 'normal' | 'fast';

export type SeatingReplacement = 'bot' | 'open';

export type StandingDefence = 'always-two' | 'always-one' | 'ask';

export type ConquestEventEndedPhase = 'trade' | 'attack' | 'fortify' | 'orders';

export type Wish = 'end' | 'go-on';

export type WorldEvent = 'harvest' | 'famine' | 'plague' | 'morale' | 'entrenchment' | 'uprising';

export type Skip = 'not-skipped' | 'not-yours' | 'no-armies' | 'peace' | 'target-is-yours' | 'target-is-team-mates' | 'target-is-neutral' | 'out-of-reach' | 'seat-is-out';

export type OrderCard = 'bomb' | 'reinforcement' | 'blockade' | 'airlift' | 'diplomacy';

export type TurnPhase = 'reinforce' | 'trade' | 'attack' | 'fortify' | 'draw-card' | 'orders' | 'execute';

export type MorrisStage = 'draw' | 'place' | 'move' | 'take' | 'won' | 'drawn';

export type Ending = 'few-men' | 'blocked' | 'mill' | 'full' | 'quiet' | 'repeated';

export type NewMatchNewSeatKind = 'you' | 'open' | 'bot';

export type BotMemoryMorrisPhase = 'place' | 'move' | 'take';

export type SeatTimeStandIn = 'none' | 'for-now' | 'kept';

export type VerdictEnding = 'last-left' | 'nobody-left' | 'share' | 'capitals' | 'mission' | 'vote' | 'limit';

export type CardType = 'infantry' | 'cavalry' | 'artillery' | 'wild';

export type SeatInfoKind = 'person' | 'bot' | 'open';

export type ToClient = ToClientSnapshot | ToClientSteps | ToClientSeats | ToClientClocks | ToClientAck | ToClientRefused;

export type FromClient = FromClientMove | FromClientSkip | FromClientSetPace | FromClientTakeBack | FromClientPing;

export type TimeControl = TimeControlLive | TimeControlCorrespondence;

export type Phase = PhaseDrawOrder | PhaseRollOrder | PhaseDeal | PhaseDealArmies | PhaseDrawEvent | PhaseDrawMission | PhaseBattle | PhaseDrawCard | PhaseExecute | PhaseFight | PhaseDrawOrderCard | PhaseClaim | PhaseSettle | PhaseNameCapital | PhaseReinforce | PhaseTrade | PhaseAttack | PhaseDefend | PhaseOccupy | PhaseFortify | PhaseOrders | PhaseOver;

export type Mission = MissionContinents | MissionTerritories | MissionGarrisons | MissionBeat;

export type Order = OrderDeploy | OrderAdvance | OrderBomb | OrderBlockade | OrderAirlift | OrderNegotiate | OrderReinforce;

export type Boost = BoostSupply | BoostPower;

export type Choices = ChoicesNone | ChoicesClaim | ChoicesSettle | ChoicesNameCapital | ChoicesReinforce | ChoicesTrade | ChoicesAttack | ChoicesDefend | ChoicesOccupy | ChoicesFortify | ChoicesOrders;

export type ConquestEvent = ConquestEventOrder | ConquestEventRolledForOrder | ConquestEventDealt | ConquestEventDealtArmy | ConquestEventClaimed | ConquestEventPlaced | ConquestEventTraded | ConquestEventAttacked | ConquestEventDefended | ConquestEventStood | ConquestEventRolled | ConquestEventOccupied | ConquestEventFortified | ConquestEventEnded | ConquestEventNamedCapital | ConquestEventDrewMission | ConquestEventVoted | ConquestEventResigned | ConquestEventDrew | ConquestEventGlimpsed | ConquestEventHappened | ConquestEventOrderGiven | ConquestEventOrderExecuted | ConquestEventOrderSkipped | ConquestEventKillsRolled | ConquestEventFought | ConquestEventDrewOrder;

export type MorrisEvent = MorrisEventFirst | MorrisEventPlaced | MorrisEventMoved | MorrisEventTaken;

export type Scene = ConquestScene | MorrisScene;

export type PhaseByNature = PhaseDrawOrder | PhaseRollOrder | PhaseDeal | PhaseDealArmies | PhaseDrawEvent | PhaseDrawMission | PhaseBattle | PhaseDrawCard | PhaseExecute | PhaseFight | PhaseDrawOrderCard;

export type PhaseBySeats = PhaseClaim | PhaseSettle | PhaseNameCapital | PhaseReinforce | PhaseTrade | PhaseAttack | PhaseDefend | PhaseOccupy | PhaseFortify | PhaseOrders;

export type Event = ConquestEvent | MorrisEvent;

export type History = ConquestHistory | MorrisHistory;

export type Ground = BoardInfo | MorrisBoard;
