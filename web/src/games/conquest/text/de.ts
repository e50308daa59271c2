import type { text as English } from './en';
import { text as match } from '../../../text/de/match';
import { armies, count, oneDecimal } from '../../../text/de/words';
import type { Translation } from '../../../text/translation';
import { aims } from './de/aims';
import { boards } from './de/boards';
import { economy, events } from './de/extensions';
import { over } from './de/lookingBack';
import { orders } from './de/orders';
import { announce, log, summary } from './de/telling';

export const text: Translation<typeof English> = {
  ...match,

  side: 'Spieler, Kontinente und Verlauf',
  neutral: 'neutral',
  neutralName: 'Neutral',
  neutralArmies: 'Neutrale Armeen gehören niemandem. Sie verteidigen sich, greifen aber nie an.',
  somebody: 'jemand außer Sicht',
  unknown: '?',
  plus: (n) => `+${n}`,
  percent: (part) => {
    const percent = part * 100;
    if (percent > 0 && percent < 0.1) return '< 0,1 %';
    if (percent < 100 && percent > 99.9) return '> 99,9 %';
    return `${percent >= 10 && percent <= 90 ? Math.round(percent) : percent.toLocaleString('de', { maximumFractionDigits: 1 })} %`;
  },
  armiesLost: (n) => `−${oneDecimal(n)}`,

  phasesLabel: 'Phasen eines Zuges',
  phases: {
    reinforce: 'Verstärken',
    trade: 'Tauschen',
    attack: 'Angreifen',
    fortify: 'Verlegen',
    'draw-card': 'Karte',
    orders: orders.phases.give,
    execute: orders.phases.execute,
  },

  board: {
    label: (title) => `${title}, das Brett. Pfeiltasten gehen von Gebiet zu Gebiet, Buchstaben springen zu einem Namen, die Eingabetaste wählt.`,
    bonus: (n) => `+${n}`,
    change: (n) => (n < 0 ? `−${-n}` : `+${n}`),
    free: 'frei',
    yours: 'gehört dir',
    ofYourTeam: (name) => `${name} aus deinem Team`,
    yourCapital: 'deine Hauptstadt',
    capitalOf: (name) => `Hauptstadt von ${name}`,
    unseen: 'außer Sicht',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    whole: 'Ganzes Brett',
    border: (name, owner, n) => (n > 0 ? `${name} (${owner}, ${n})` : name),
    borderUnseen: (name) => `${name} (außer Sicht)`,
    territory: (it) =>
      `${it.name}, ${it.owner}${it.armies === null ? '' : `, ${armies(it.armies)}`}${it.staged > 0 ? `, davon ${it.staged} noch nicht bestätigt` : ''}${it.capitalOf === null ? '' : `, ${it.capitalOf}`}${it.boosts === null ? '' : `, ${it.boosts}`}${it.pays === null ? '' : `, ${it.pays}`}, ${it.continent}. ${it.borders.length === 0 ? 'Keine Grenze führt hinaus' : `Grenzt an ${it.borders.join(', ')}`}`,
  },

  panel: {
    claim: 'Wähl ein freies Gebiet, um es zu besetzen.',
    nameCapital: 'Wähl eins deiner Gebiete als Hauptstadt.',
    settle: (n) => `Wähl eins deiner Gebiete für eine Armee. Noch ${armies(n)} aufzustellen.`,
    settleNeutral: 'Wähl ein neutrales Gebiet für eine seiner Armeen.',
    armiesToPlace: (n) => (n === 1 ? 'Armee aufzustellen' : 'Armeen aufzustellen'),
    reinforce: 'Drück auf deine Gebiete, um Armeen einzeln aufzustellen, und bestätige dann.',
    mustTrade: 'Du hast zu viele Karten. Tausch zuerst einen Satz ein.',
    all: 'Alle',
    moreOn: (name) => `Eine mehr: ${name}`,
    fewerOn: (name) => `Eine weniger: ${name}`,
    undo: 'Rückgängig',
    confirmPlacing: 'Bestätigen',
    attackFrom: 'Wähl ein Gebiet, von dem du angreifst, oder einen Gegner.',
    attackTo: (name) => `Angriff von ${name}: Wähl einen markierten Nachbarn.`,
    chance: 'Siegchance',
    cost: 'Verlust im Mittel',
    rollGroup: 'Würfeln',
    roll: (dice) => `Mit ${count(dice, 'Würfel', 'Würfeln')}`,
    blitz: 'Blitz',
    stopAt: 'Wann der Blitz endet',
    stopBrief: 'Ende bei',
    stops: { left: 'Armeen übrig', rounds: 'Runden', losses: 'Armeen verloren' },
    lookingUp: '…',
    noOdds: 'unbekannt',
    letGo: 'Abbrechen (Esc)',
    endTrading: 'Weiter zum Angriff',
    trade: 'Du kannst jetzt einen Kartensatz eintauschen und seine Armeen aufstellen.',
    noSets: 'Du hast noch keinen Satz.',
    endAttack: 'Angriff beenden',
    endTurn: 'Zug beenden',
    confirmEnd: 'Noch einmal drücken: Zug beenden',
    occupy: (name) => `${name} gehört dir. Wie viele Armeen rücken nach?`,
    occupyAmount: 'Armeen, die nachrücken',
    move: (n) => `${n} verlegen`,
    stays: (name, n) => `${armies(n)} ${n === 1 ? 'bleibt' : 'bleiben'} in ${name}.`,
    fortifyFrom: 'Wähl ein Gebiet, aus dem du Armeen verlegst, oder beende deinen Zug.',
    fortifyTo: (name) => `Von ${name}: Wähl das Ziel.`,
    fortifyNone: 'Du kannst keine Armeen verlegen.',
    fortifyAmount: 'Armeen zum Verlegen',
    underAttack: (name) => `${name} wird angegriffen.`,
    attackDice: (n) => `Der Angreifer wirft ${count(n, 'Würfel', 'Würfel')}.`,
    defend: (n) => `Mit ${n} verteidigen`,
    playing: (name) => `${name} ist am Zug.`,
    working: 'Die Würfel rollen…',
    dealing: 'Das Brett wird verteilt…',
    out: 'Du bist ausgeschieden. Die anderen spielen weiter.',
    skip: 'Vorspulen',
    skipToMe: 'Bis zu meinem Zug',
    standing: 'Bei Angriffen',
    standings: { 'always-two': 'Zwei Würfel', 'always-one': 'Ein Würfel', ask: 'Frag mich' },
  },

  characters: {
    otto: 'Leicht: hält einen Kontinent, kann aber guten Chancen nicht widerstehen',
    tilda: 'Leicht: verschanzt sich auf einem Kontinent und wartet',
    rufus: 'Mittel: sammelt eine große Armee und stürmt los',
    nora: 'Mittel: nimmt, was billig aussieht, und denkt nie zwei Kämpfe voraus',
    basil: 'Schwer: zählt Armeen und greift an, wenn es sich lohnt',
    petra: 'Meisterhaft: plant ganze Züge und vergisst nichts',
  },

  dice: {
    rolling: 'Die Würfel rollen',
    lost: (n) => (n === 0 ? '±0' : `−${n}`),
    fell: (it) =>
      `Angriff ${it.attackFaces.join(', ')}, ${it.attackerLosses} verloren; Verteidigung ${it.defendFaces.join(', ')}, ${it.defenderLosses} verloren`,
  },

  cards: {
    yours: 'Deine Karten',
    none: 'Noch keine Karten. Erobere in deinem Zug ein Gebiet, um eine zu ziehen.',
    wild: 'Joker',
    owned: 'Dieses Gebiet gehört dir',
    types: { infantry: 'Infanterie', cavalry: 'Kavallerie', artillery: 'Artillerie', wild: 'Joker' },
    card: (it) => (it.type === 'wild' ? 'Joker' : `${it.name}, ${text.cards.types[it.type]}${it.owned ? ', dein Gebiet' : ''}`),
    trade: (n) => `Tauschen gegen ${armies(n)}`,
    tradeBest: (n) => `Satz tauschen gegen ${n}`,
    noSet: 'Wähl drei, die passen',
    extra: (n) => `und ${n} auf`,
    extraOn: (n, name) => `und ${n} auf ${name}`,
    next: (n) => `Der nächste Satz ist ${n} wert.`,
  },

  continents: {
    caption: 'Kontinente',
    of: (own, all) => `${own}/${all}`,
    held: (name) => `gehört ${name}`,
    show: (name) => `${name} auf dem Brett zeigen`,
  },

  conquest: {
    guide: {
      claim: 'Alle besetzen reihum je ein Gebiet. Ganze Kontinente bringen jeden Zug Armeen; kleine lassen sich leichter halten.',
      settle: 'Stell deine Armeen an die Grenzen. Gebiete im Inneren brauchen nur eine.',
      reinforce:
        'Jeder Zug beginnt mit neuen Armeen. Drück auf deine Gebiete, um sie aufzustellen: dort, wo du angreifen willst oder ein starker Gegner steht.',
      attack:
        'Drück auf eins deiner Gebiete, dann auf einen Gegner daneben. Du siehst deine genaue Chance. Erobere jeden Zug mindestens ein Gebiet, um eine Karte zu ziehen.',
      occupy: 'Armeen, die nachrücken, können von dort angreifen. Lass nur zurück, was du brauchst.',
      fortify: 'Einmal pro Zug kannst du Armeen zwischen verbundenen Gebieten verlegen. Bring sie von innen an deine Grenzen.',
      cards: 'Drei passende Karten sind ein Satz. Tausch ihn zu Beginn deines Zuges gegen Armeen. Spätere Sätze sind mehr wert.',
      orders: orders.guide,
      wait: 'Jetzt spielen die anderen. Verfolge sie im Verlauf oder spring zu deinem Zug.',
    },
  },

  aims,
  announce,
  boards,
  economy,
  events,
  log,
  orders,
  over,
  summary,
};
