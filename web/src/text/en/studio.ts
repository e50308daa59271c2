import { count } from './words';

/** What is read where boards are made. Only the studio needs it, so it comes with the studio. */
export const studio = {
  title: 'Map studio',
  untitled: 'New board',
  continent: 'Continent',
  territory: 'Territory',

  bar: {
    start: 'New…',
    share: 'Share',
    playTest: 'Play-test',
    notYet: 'There are faults to mend first.',
    undo: 'Undo',
    redo: 'Redo',
  },

  tools: {
    label: 'Tools',
    choose: 'Select and move',
    place: 'Place a territory',
    join: 'Join both ways',
    oneWay: 'Join one way',
    paint: 'Paint continent',
    erase: 'Erase',
    keys: { choose: 'V', place: 'P', join: 'J', oneWay: 'O', paint: 'C', erase: 'E' },
  },
  hints: {
    choose: 'Drag a territory to move it, press it to change it; press twice to name it.',
    place: 'Press where a territory should be.',
    join: 'Press one territory, then its neighbour, or drag from one to the other. The same again parts them.',
    oneWay: 'Press where the border leads from, then where it leads to.',
    paint: (name: string) => `Press territories to put them into ${name}.`,
    erase: 'Press a territory or a border to remove it.',
    joinFrom: (name: string) => `From ${name}: press its neighbour.`,
  },

  canvas: 'The board as it is drawn. The same can be done in the lists beside it.',
  nameOf: 'Name of the territory',
  picture: 'As it will be drawn',
  noPicture: 'Only a board that can be played is drawn.',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  whole: 'Whole board',

  verdict: {
    heading: 'Can it be played?',
    checking: 'Looking it through…',
    playable: (territories: number, continents: number, borders: number) =>
      `It can be played: ${count(territories, 'territory', 'territories')}, ${count(continents, 'continent', 'continents')}, ${count(borders, 'border', 'borders')}.`,
    faults: (n: number) => `${count(n, 'fault', 'faults')} to mend`,
    unreachable: 'The server cannot be reached, so nobody can say. Your board is kept in this browser.',
    warning: 'Odd, and allowed',
    more: (n: number) => `and ${n} more`,
  },

  chosen: {
    heading: 'Territory',
    none: 'Select a territory to change it.',
    name: 'Name',
    continent: 'Continent',
    neighbours: 'Neighbours',
    noNeighbours: 'None yet.',
    ways: { both: 'both ways', out: 'one way, there', in: 'one way, here' },
    wayTo: (name: string) => `Border with ${name}`,
    part: (name: string) => `Remove the border with ${name}`,
    joinTo: 'Join to',
    choose: 'choose…',
    supply: 'Armies each turn',
    power: 'Strength in battle',
    radius: 'Reaches',
    boosts: 'Boosts',
    start: 'Starting position',
    seat: 'Held by',
    noSeat: 'nobody in particular',
    seatNumber: (n: number) => `seat ${n}`,
    armies: 'With armies',
    erase: 'Remove this territory',
  },

  continents: {
    heading: 'Continents',
    add: 'Add a continent',
    name: 'Name of the continent',
    bonus: (name: string) => `Bonus of ${name}`,
    territories: (n: number) => count(n, 'territory', 'territories'),
    paint: (name: string) => `Paint with ${name}`,
    usual: (n: number) => `usual: ${n}`,
    useUsual: (name: string, n: number) => `Pay ${n} for ${name}, as the formula says`,
    erase: (name: string) => `Remove ${name}; its territories go to another continent`,
  },

  territories: {
    heading: 'Territories',
    add: 'Add a territory',
    find: 'Find a territory',
    more: (n: number) => `and ${n} more; find them by name`,
    in: (continent: string) => `in ${continent}`,
  },

  about: {
    heading: 'About the board',
    title: 'Title',
    author: 'Author',
    licence: 'Licence',
  },

  start: {
    title: 'Start a board',
    keep: 'What you have now can be brought back with Undo.',
    empty: 'Empty',
    emptyDetail: 'A blank sheet with one continent.',
    random: 'At random',
    make: 'Make it',
    file: 'From a file',
    fileDetail: 'Our own format, or a map of Domination or Conquest.',
    chooseFile: 'Choose a file',
    ready: 'From a board that is here',
    lost: 'Read, but not kept',
    faults: (file: string) => `${file} cannot be opened as it is. Mend the text here, and try again.`,
    text: 'Text of the file',
    tryAgain: 'Try again',
    tooLarge: 'This file is larger than any board.',
    opened: (title: string) => `${title} is open.`,
  },

  share: {
    title: 'Share and download',
    link: 'Whoever has this link opens a copy of the board as it is now.',
    linkLabel: 'Link to the board',
    saving: 'Saving…',
    play: 'New game on it…',
    download: 'Download',
    formats: {
      board: { name: '.board', detail: 'ours, holds everything' },
      domination: { name: 'Domination', detail: '.map' },
      conquest: { name: 'Conquest', detail: '.map' },
    },
    faulty: 'The board cannot be played yet, so it cannot be shared. Its text can be taken along.',
  },

  keys: 'V P J O C E choose tools, arrow keys move the territory, F2 names it, Delete removes it, Ctrl+Z takes back.',
};
