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
  sealed: boolean | null;
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

export interface DiceFigures {
  matches: number;
  attack: number[];
  defend: number[];
  chiSquare: number;
  chance: number;
  longestRun: number;
  runFace: number;
  expectedRun: number;
  runChance: number;
  seals: DiceFiguresSealLine[];
}

export interface SeatingFill {
  bot: string;
}

export interface SeatingPlayOn {
  step: number;
  seat: number;
  bot: string;
  sealed: boolean | null;
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

export interface BoardCredit {
  title: string;
  author: string;
  licence: string;
}

export interface GalleryPage {
  boards: GalleryPageGalleryBoard[];
  total: number;
  page: number;
  pages: number;
}

export interface GalleryPageGalleryUpload {
  file: string;
  text: string;
  licence: string;
}

export interface BotKeysOwnBots {
  bots: BotKeysOwnBot[];
}

export interface BotKeysNewBot {
  name: string;
}

export interface BotKeysIssuedToken {
  name: string;
  token: string;
}

export interface BotKeysOnlineBot {
  name: string;
  owner: string;
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

export interface IdentityOwnSettings {
  settings: IdentitySetting[];
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
  programOf: string | null;
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

export interface AdministrationReportRow {
  id: string;
  match: string;
  reporter: string;
  reported: string;
  account: string | null;
  line: ChatLine | null;
  reason: string;
  mutedUntil: number | null;
  at: number;
}

export interface AdministrationGuestMute {
  hours: number;
}

export interface ChatPost {
  channel: ChatChannel;
  phrase: ChatPhrase | null;
  text: string | null;
}

export interface ChatComplaint {
  reason: string;
}

export interface MailSettings {
  isAvailable: boolean;
  address: string | null;
  isConfirmed: boolean;
}

export interface MailSettingsWanted {
  address: string;
}

export interface MatchSummary {
  id: string;
  title: string;
  yourSeat: number | null;
  yourTurn: boolean;
  over: boolean;
  removable: boolean;
  turn: number;
  practice: boolean;
  players: string[];
  winners: number[];
  changedAt: number;
}

export interface FinishedMatch {
  match: MatchInfo;
  rated: boolean;
  end: Scene;
  history: History;
}

export interface ChanceGraph {
  turns: ChanceGraphTurnChances[];
  turningPoints: ChanceGraphTurningPoint[];
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
  moves: RememberedMove[];
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

export interface ToClientSpectators {
  t: 'spectators';
  count: number;
}

export interface ToClientClocks {
  t: 'clocks';
  seats: SeatTime[];
  botTurns: BotTurn[];
}

export interface ToClientDice {
  t: 'dice';
  dice: SealedDice;
}

export interface ToClientConversation {
  t: 'conversation';
  channels: ChatChannel[];
  lines: ChatLine[];
}

export interface ToClientSpoke {
  t: 'spoke';
  line: ChatLine;
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
  link: string | null;
  next: string | null;
}

export interface FromClientCommit {
  t: 'commit';
  id: string;
  seat: number;
  tip: string;
}

export interface FromClientReveal {
  t: 'reveal';
  id: string;
  seat: number;
  link: string;
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

export interface ReasonCompletesContinent {
  kind: 'completes-continent';
  continent: number;
  bonus: number;
}

export interface ReasonBreaksContinent {
  kind: 'breaks-continent';
  continent: number;
  seat: number;
  bonus: number;
}

export interface ReasonGainsGround {
  kind: 'gains-ground';
  continent: number;
  held: number;
  size: number;
}

export interface ReasonEliminates {
  kind: 'eliminates';
  seat: number;
  cards: number;
}

export interface ReasonEarnsCard {
  kind: 'earns-card';
}

export interface ReasonBringsArmies {
  kind: 'brings-armies';
  armies: number;
}

export interface ReasonShields {
  kind: 'shields';
  territory: number;
  from: number;
  before: number;
  after: number;
}

export interface ReasonPrepares {
  kind: 'prepares';
  from: number;
  to: number;
  before: number;
  after: number;
}

export interface ReasonBestAttackLeft {
  kind: 'best-attack-left';
  from: number;
  to: number;
  win: number;
}

export interface ReasonNoAttackLeft {
  kind: 'no-attack-left';
}

export interface ReasonExpects {
  kind: 'expects';
  figure: ReasonFigure;
  about: number | null;
  here: number;
  otherwise: number;
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
  odds: WinChance | null;
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
  odds: WinChance | null;
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

export interface MorrisEventResigned {
  kind: 'resigned';
  seat: number;
}

export interface MorrisEventDrawOffered {
  kind: 'draw-offered';
  seat: number;
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
  vote: WinningVote;
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
  offer: number;
  ending: Ending | null;
  choices: MorrisSceneChoices;
}

export interface ConquestHistory {
  seats: number;
  turns: ConquestHistoryFigures[];
  luck: LuckReport | null;
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

export interface ConquestExplanation {
  move: string;
  action: ConquestExplanationAction;
  order: Order | null;
  battle: BattleForecast | null;
  reasons: Reason[];
  chance: number | null;
  others: ConquestExplanationAlternative[];
}

export interface MorrisExplanation {
  move: string;
  points: number[];
  closesMill: boolean;
  stopsMill: boolean;
  chance: number;
  decidedIn: number | null;
  others: MorrisExplanationAlternative[];
}

export interface MorrisAppraisal {
  tables: MorrisAppraisalTablePresence;
  moves: MorrisAppraisalMoveValue[];
}

export interface MorrisReview {
  turns: MorrisReviewMistake[];
}

export interface MorrisRememberedMove {
  move: string;
  own: boolean;
  phase: MorrisRememberedMovePhase;
  played: number;
  wins: number;
  losses: number;
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
  programs: string[];
  seats: number;
  turn: number;
}

export interface DiceFiguresSealLine {
  number: number;
  state: DiceFiguresSealLineState;
  seal: string;
  secret: string | null;
}

export interface GalleryPageGalleryBoard {
  ref: string;
  title: string;
  author: string;
  licence: string;
  territories: number;
  continents: number;
  borders: number;
  leastValue: number;
  mostValue: number;
  balance: GalleryPageBoardBalance | null;
  plays: number;
  isShipped: boolean;
  isYours: boolean;
}

export interface BotKeysOwnBot {
  name: string;
  hasToken: boolean;
}

export interface IdentityOwnAccount {
  name: string;
  operator: boolean;
  muted: boolean;
  settings: IdentitySetting[];
}

export interface IdentitySetting {
  name: string;
  value: string;
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

export interface ChatLine {
  number: number;
  channel: ChatChannel;
  seat: number;
  name: string;
  phrase: ChatPhrase | null;
  text: string | null;
  at: number;
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
  origin: MatchInfoOrigin | null;
  seats: SeatInfo[];
  over: boolean;
  winners: number[];
}

export interface ChanceGraphTurnChances {
  turn: number;
  step: number;
  chances: number[];
}

export interface ChanceGraphTurningPoint {
  turn: number;
  step: number;
  mover: number;
  seat: number;
  before: number;
  after: number;
}

export interface Frame {
  seq: number;
  event: Event;
  scene: Scene;
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

export interface SealedDice {
  number: number;
  header: string;
  seal: string;
  phase: SealedDicePhase;
  seats: SealedDiceSeatDice[];
  voids: SealedDiceVoidDice[];
  secret: string | null;
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

export interface WinChance {
  win: number;
  isEstimate: boolean;
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

export interface LuckReport {
  seats: SeatLuck[];
  won: NotedAttack[];
  lost: NotedAttack[];
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

export interface ConquestExplanationAction {
  deed: ConquestExplanationDeed;
  from: number | null;
  to: number | null;
  count: number | null;
}

export interface BattleForecast {
  from: number;
  to: number;
  attackers: number;
  defenders: number;
  win: number;
}

export interface ConquestExplanationAlternative {
  action: ConquestExplanationAction;
  chance: number;
}

export interface MorrisExplanationAlternative {
  move: string;
  points: number[];
  chance: number;
}

export interface MorrisAppraisalMoveValue {
  move: string;
  points: number[];
  basis: MorrisAppraisalValueBasis;
  chance: number;
  plies: number | null;
}

export interface MorrisReviewMistake {
  step: number;
  seat: number;
  made: MorrisAppraisalMoveValue;
  best: MorrisAppraisalMoveValue;
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

export interface GalleryPageBoardBalance {
  bot: string;
  rules: string;
  games: number;
  draws: number;
  fewTurns: number;
  manyTurns: number;
  turns: GalleryPageWinShare[];
  positions: GalleryPageWinShare[];
}

export interface ProfileRatingPoint {
  match: string;
  rating: number;
  deviation: number;
  at: number;
}

export interface MatchInfoOrigin {
  match: string;
  step: number;
  practice: boolean;
}

export interface SeatInfo {
  index: number;
  name: string;
  kind: SeatInfoKind;
  account: boolean;
  bot: string | null;
  program: boolean;
  present: boolean;
  you: boolean;
  screen: number | null;
}

export interface SealedDiceSeatDice {
  seat: number;
  takesPart: boolean;
  sealedTip: string | null;
  tip: string | null;
  used: number | null;
  asked: boolean;
}

export interface SealedDiceVoidDice {
  number: number;
  seal: string;
  secret: string;
  silent: number[];
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

export interface SeatLuck {
  rolls: number;
  lost: number;
  expectedLost: number;
  killed: number;
  expectedKilled: number;
  luck: number;
  deviation: number;
  oneIn: number;
}

export interface NotedAttack {
  seat: number;
  defender: number;
  from: number;
  to: number;
  armies: number;
  defenders: number;
  chance: WinChance;
  turn: number;
  step: number;
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

export interface GalleryPageWinShare {
  percent: number;
  low: number;
  high: number;
}

export type FaultCode = 'malformed' | 'too-large' | 'too-slow' | 'too-many' | 'not-found' | 'not-seated' | 'not-a-move' | 'not-allowed' | 'no-open-seat' | 'already-seated' | 'not-over' | 'link-used' | 'unplayable' | 'name-taken' | 'not-signed-in' | 'wrong-password' | 'blocked' | 'not-operator' | 'muted' | 'banned' | 'foreign-origin' | 'unavailable' | 'internal';

export type OpeningKind = 'claimed' | 'placed' | 'dealt' | 'each' | 'picked' | 'positions';

export type Pace = 'slow' | 'normal' | 'fast';

export type SeatingReplacement = 'bot' | 'open';

export type ChatChannel = 'match' | 'team';

export type ChatPhrase = 'hello' | 'good-luck' | 'nice-move' | 'thanks' | 'sorry' | 'one-moment' | 'good-game';

export type ReasonFigure = 'income' | 'rival-income' | 'territories' | 'armies' | 'cards' | 'continent' | 'rival-continent' | 'elimination';

export type StandingDefence = 'always-two' | 'always-one' | 'ask';

export type ConquestEventEndedPhase = 'trade' | 'attack' | 'fortify' | 'orders';

export type Wish = 'end' | 'go-on';

export type WorldEvent = 'harvest' | 'famine' | 'plague' | 'morale' | 'entrenchment' | 'uprising';

export type Skip = 'not-skipped' | 'not-yours' | 'no-armies' | 'peace' | 'target-is-yours' | 'target-is-team-mates' | 'target-is-neutral' | 'out-of-reach' | 'seat-is-out';

export type OrderCard = 'bomb' | 'reinforcement' | 'blockade' | 'airlift' | 'diplomacy';

export type TurnPhase = 'reinforce' | 'trade' | 'attack' | 'fortify' | 'draw-card' | 'orders' | 'execute';

export type WinningVote = 'allowed' | 'draw' | 'none';

export type MorrisStage = 'draw' | 'place' | 'move' | 'take' | 'won' | 'drawn';

export type Ending = 'few-men' | 'blocked' | 'mill' | 'resigned' | 'agreed' | 'full' | 'quiet' | 'repeated';

export type MorrisAppraisalTablePresence = 'there' | 'coming' | 'missing';

export type MorrisRememberedMovePhase = 'place' | 'move' | 'take';

export type NewMatchNewSeatKind = 'you' | 'here' | 'open' | 'bot';

export type DiceFiguresSealLineState = 'sealed' | 'open' | 'void';

export type SeatTimeStandIn = 'none' | 'for-now' | 'kept';

export type SealedDicePhase = 'commit' | 'reveal' | 'live' | 'open';

export type VerdictEnding = 'last-left' | 'nobody-left' | 'share' | 'capitals' | 'mission' | 'vote' | 'draw' | 'limit';

export type CardType = 'infantry' | 'cavalry' | 'artillery' | 'wild';

export type ConquestExplanationDeed = 'claim' | 'place' | 'trade' | 'attack' | 'defend' | 'occupy' | 'fortify' | 'name-capital' | 'advance' | 'bomb' | 'blockade' | 'end-trading' | 'end-attacks' | 'end-turn' | 'end-orders' | 'other';

export type MorrisAppraisalValueBasis = 'table' | 'proof' | 'estimate';

export type SeatInfoKind = 'person' | 'bot' | 'open';

export type ToClient = ToClientSnapshot | ToClientSteps | ToClientSeats | ToClientSpectators | ToClientClocks | ToClientDice | ToClientConversation | ToClientSpoke | ToClientAck | ToClientRefused;

export type FromClient = FromClientMove | FromClientCommit | FromClientReveal | FromClientSkip | FromClientSetPace | FromClientTakeBack | FromClientPing;

export type TimeControl = TimeControlLive | TimeControlCorrespondence;

export type Phase = PhaseDrawOrder | PhaseRollOrder | PhaseDeal | PhaseDealArmies | PhaseDrawEvent | PhaseDrawMission | PhaseBattle | PhaseDrawCard | PhaseExecute | PhaseFight | PhaseDrawOrderCard | PhaseClaim | PhaseSettle | PhaseNameCapital | PhaseReinforce | PhaseTrade | PhaseAttack | PhaseDefend | PhaseOccupy | PhaseFortify | PhaseOrders | PhaseOver;

export type Mission = MissionContinents | MissionTerritories | MissionGarrisons | MissionBeat;

export type Order = OrderDeploy | OrderAdvance | OrderBomb | OrderBlockade | OrderAirlift | OrderNegotiate | OrderReinforce;

export type Boost = BoostSupply | BoostPower;

export type Choices = ChoicesNone | ChoicesClaim | ChoicesSettle | ChoicesNameCapital | ChoicesReinforce | ChoicesTrade | ChoicesAttack | ChoicesDefend | ChoicesOccupy | ChoicesFortify | ChoicesOrders;

export type Reason = ReasonCompletesContinent | ReasonBreaksContinent | ReasonGainsGround | ReasonEliminates | ReasonEarnsCard | ReasonBringsArmies | ReasonShields | ReasonPrepares | ReasonBestAttackLeft | ReasonNoAttackLeft | ReasonExpects;

export type ConquestEvent = ConquestEventOrder | ConquestEventRolledForOrder | ConquestEventDealt | ConquestEventDealtArmy | ConquestEventClaimed | ConquestEventPlaced | ConquestEventTraded | ConquestEventAttacked | ConquestEventDefended | ConquestEventStood | ConquestEventRolled | ConquestEventOccupied | ConquestEventFortified | ConquestEventEnded | ConquestEventNamedCapital | ConquestEventDrewMission | ConquestEventVoted | ConquestEventResigned | ConquestEventDrew | ConquestEventGlimpsed | ConquestEventHappened | ConquestEventOrderGiven | ConquestEventOrderExecuted | ConquestEventOrderSkipped | ConquestEventKillsRolled | ConquestEventFought | ConquestEventDrewOrder;

export type MorrisEvent = MorrisEventFirst | MorrisEventPlaced | MorrisEventMoved | MorrisEventTaken | MorrisEventResigned | MorrisEventDrawOffered;

export type Scene = ConquestScene | MorrisScene;

export type History = ConquestHistory | MorrisHistory;

export type RememberedMove = MorrisRememberedMove;

export type PhaseByNature = PhaseDrawOrder | PhaseRollOrder | PhaseDeal | PhaseDealArmies | PhaseDrawEvent | PhaseDrawMission | PhaseBattle | PhaseDrawCard | PhaseExecute | PhaseFight | PhaseDrawOrderCard;

export type PhaseBySeats = PhaseClaim | PhaseSettle | PhaseNameCapital | PhaseReinforce | PhaseTrade | PhaseAttack | PhaseDefend | PhaseOccupy | PhaseFortify | PhaseOrders;

export type Event = ConquestEvent | MorrisEvent;

export type Ground = BoardInfo | MorrisBoard;

export type Explanation = ConquestExplanation | MorrisExplanation;

export type Appraisal = MorrisAppraisal;

export type Review = MorrisReview;
