import type { settings as English } from '../en/settings';
import type { Translation } from '../translation';

export const settings: Translation<typeof English> = {
  title: 'Einstellungen',
  kept: 'Einstellungen merkt sich dieser Browser. Sie gelten sofort.',
  keptWithAccount: 'Einstellungen merkt sich dein Konto. Sie gelten sofort, in jedem Browser, in dem du dich anmeldest.',
  language: { legend: 'Sprache (Language)', detail: 'Die Seite wird dabei neu geladen.' },
  theme: { legend: 'Design', values: { system: 'System', light: 'Hell', dark: 'Dunkel' } },
  motion: {
    legend: 'Animationen',
    detail: 'Wie schnell Würfel, Kämpfe und Befehle gezeigt werden. Das Tempo der Bots stellst du im Spiel ein.',
    values: { normal: 'Normal', slow: 'Langsam', fast: 'Schnell', none: 'Keine' },
  },
  confirm: {
    legend: 'Zugende',
    detail: 'Fragt nach, bevor du deinen Zug beendest oder deine Befehle abschickst.',
    values: { off: 'Sofort beenden', on: 'Erst fragen' },
  },
  colours: {
    legend: 'Spielerfarben',
    detail: 'Die Standardfarben lassen sich auch bei Farbenblindheit gut unterscheiden.',
    values: { standard: 'Standard', classic: 'Klassisch', pastel: 'Pastell' },
  },
  patterns: {
    legend: 'Muster auf der Karte',
    detail: 'Jeder Spieler hat ein Muster, damit man die Karte auch ohne Farben lesen kann.',
    values: { subtle: 'Dezent', strong: 'Deutlich', none: 'Keine' },
  },
  sample: 'Vorschau',
  player: (n) => `Spieler ${n}`,
  sound: {
    legend: 'Ton',
    detail: 'Kurze Töne, wenn du dran bist, bei Würfen und Eroberungen und am Ende eines Spiels.',
    values: { on: 'An', off: 'Aus' },
    listen: 'Anhören',
  },
  notices: {
    legend: 'Benachrichtigungen',
    detail: 'Dein Browser meldet sich, wenn du dran bist, solange ein Tab von Strategos offen ist.',
    values: { off: 'Aus', on: 'An' },
    denied: 'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuch es noch einmal.',
    missing: 'Dieser Browser unterstützt keine Benachrichtigungen.',
  },
  mail: {
    legend: 'E-Mail',
    detail: 'Du bekommst eine E-Mail, wenn du seit 15 Minuten dran bist. Für Spiele über mehrere Tage.',
    address: 'E-Mail-Adresse',
    want: 'Bestätigungsmail schicken',
    sent: (address) => `Eine E-Mail an ${address} ist unterwegs. Bestätige die Adresse mit dem Link darin.`,
    active: (address) => `E-Mails gehen an ${address}.`,
    stop: 'Keine E-Mails mehr',
    confirm: {
      title: 'E-Mail-Adresse bestätigen',
      question: 'Du bekommst eine E-Mail, wenn du schon eine Weile dran bist.',
      act: 'Bestätigen',
      done: 'Deine E-Mail-Adresse ist bestätigt.',
    },
    end: {
      title: 'Keine E-Mails mehr',
      question: 'Du bekommst keine weiteren E-Mails von dieser Seite.',
      act: 'Keine E-Mails mehr',
      done: 'Du bekommst keine E-Mails mehr.',
    },
  },
};
