import type { announce as EnglishAnnounce, log as EnglishLog, summary as EnglishSummary } from '../en/telling';
import { and, armies, territories } from '../../../../text/de/words';
import type { Translation } from '../../../../text/translation';

export const log: Translation<typeof EnglishLog> = {
  caption: 'Verlauf',
  empty: 'Noch ist nichts passiert.',
  turn: (turn, name) => `Zug ${turn} · ${name}`,
  claimed: (name, territory) => `${name} besetzt ${territory}`,
  setUp: (name, placements) => `${name}: ${placements}`,
  placed: (placements) => placements.map(({ name, armies: n }) => `+${n} ${name}`).join(', '),
  traded: (n) => `tauscht einen Satz gegen ${armies(n)}`,
  battle: (from, to) => `${from} → ${to}`,
  conquered: (name) => `${name} abgenommen`,
  latest: 'Neueste',
  held: 'gehalten',
  losses: (attacker, defender) => `−${attacker} / −${defender}`,
  lossesLong: (attacker, defender) => `Angreifer verliert ${attacker}, Verteidiger verliert ${defender}`,
  fortified: (from, to, n) => `${n} verlegt: ${from} → ${to}`,
  drew: (card) => (card ? `zieht eine Karte: ${card}` : 'zieht eine Karte'),
  unseen: 'handelt außer Sicht',
  glimpsedFrom: (territory) => `handelt von ${territory} aus, außer Sicht`,
  glimpsedTo: (territory) => `kommt nach ${territory}, außer Sicht`,
  eliminated: (name, by) => `${by} schaltet ${name} aus`,
  continent: (name, continent, isHeld) => (isHeld ? `${name} hält ${continent}` : `${name} verliert ${continent}`),
  capital: (name, territory) => `${name} wählt die Hauptstadt ${territory}`,
  mission: (name, mission) => `${name} zieht eine Mission: ${mission}`,
  voted: {
    end: (name) => `${name} stimmt dem Ende zu`,
    'go-on': (name) => `${name} will weiterspielen`,
  },
  deserted: (name, n) => `${name} kann nicht zahlen: ${armies(n)} ${n === 1 ? 'desertiert' : 'desertieren'}`,
  resigned: (name) => `${name} gibt auf`,
  won: (names, how) =>
    names.length === 0
      ? `Das Spiel ist vorbei${how && `: ${how}`}`
      : `${and(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'} das Spiel${how && ` ${how}`}`,
};

export const summary: Translation<typeof EnglishSummary> = {
  title: 'Seit deinem letzten Zug',
  soFar: 'Bisher',
  quiet: 'Niemand hat angegriffen.',
  quietInFog: 'Du hast keine Angriffe gesehen.',
  taken: (by, lost) => `${by} hat dir ${and(lost)} abgenommen.`,
  held: (held) => `Du hast ${and(held)} gehalten.`,
  lost: (n) => `Du hast beim Verteidigen ${armies(n)} verloren.`,
  ownTaken: (taken) => `Du hast ${and(taken)} erobert.`,
  ownFailed: (targets) => `${targets.length === 1 ? 'Dein Angriff' : 'Deine Angriffe'} auf ${and(targets)} ${targets.length === 1 ? 'ist' : 'sind'} gescheitert.`,
  elsewhere: (by, n) => (n === 0 ? `${by} hat anderswo vergeblich angegriffen.` : `${by} hat anderswo ${territories(n)} erobert.`),
  continent: (name, continent, isHeld) => (isHeld ? `${name} hält jetzt ${continent}.` : `${name} hat ${continent} verloren.`),
  ownContinent: (continent, isHeld) => (isHeld ? `Du hältst jetzt ${continent}.` : `Du hast ${continent} verloren.`),
  eliminated: (name, by) => `${by} hat ${name} ausgeschaltet.`,
};

export const announce: Translation<typeof EnglishAnnounce> = {
  yourMove: {
    claim: 'Du bist dran: Besetze ein Gebiet.',
    'name-capital': 'Du bist dran: Wähl deine Hauptstadt.',
    settle: 'Du bist dran: Stell eine Armee auf.',
    reinforce: (n) => `Du bist dran: ${armies(n)} aufzustellen.`,
    trade: 'Du kannst einen Kartensatz eintauschen oder zum Angriff übergehen.',
    attack: 'Du kannst angreifen.',
    defend: (name) => `${name} wird angegriffen. Wähl deine Würfel.`,
    occupy: (name) => `Du hast ${name} erobert. Wähl, wie viele Armeen nachrücken.`,
    fortify: 'Du kannst einmal Armeen verlegen oder deinen Zug beenden.',
    orders: (n) => (n > 0 ? `Gib deine Befehle: ${armies(n)} aufzustellen.` : 'Gib deine Befehle.'),
    none: '',
  },
  battle: (who, from, to, outcome, losses) => `${who}: ${[`${from} gegen ${to}`, outcome, losses].filter(Boolean).join(', ')}.`,
  news: (line) => `${line.replace(/\.$/, '')}.`,
  line: (who, line) => `${who}: ${line}.`,
};
