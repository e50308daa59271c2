import type { Drawing } from '../boards/drawing';
import type {
  BoardCheck,
  BoardCheckSavedBoard,
  BoardUpload,
  BotMemory,
  Catalogue,
  Fault,
  Frame,
  Ground,
  History,
  MatchInfo,
  MatchSummary,
  NewMatch,
  OddsAnswer,
  Replay,
  RuleSheet,
  SeatingJoin,
  SeatingJoined,
  SeatingMade,
  SeatingSeatLink,
  SeatingSeatMoved,
  Thumbnail,
} from './types';

export type BoardFormat = 'board' | 'domination' | 'conquest';

/** An answer other than the one hoped for, with the server's own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

export const catalogue = () => call<Catalogue>('GET', '/api/catalogue');
export const makeMatch = (wanted: NewMatch) => call<SeatingMade>('POST', '/api/matches', wanted);
/** What rules can be chosen for a match that is being put together. */
export const ruleSheet = (wanted: NewMatch) => call<RuleSheet>('POST', '/api/rules', wanted);
export const ownMatches = () => call<MatchSummary[]>('GET', '/api/me/matches');
export const board = <G extends Ground>(name: string) => call<G>('GET', `/api/boards/${encodeURIComponent(name)}`);
export const boardDrawing = (name: string) => call<Drawing>('GET', `/api/boards/${encodeURIComponent(name)}/drawing`);
/** A board as small as it is in a list. */
export const boardThumbnail = (name: string) => call<Thumbnail>('GET', `/api/boards/${encodeURIComponent(name)}/thumbnail`);
/** Whether a file can be played, and every fault if not. */
export const checkBoard = (upload: BoardUpload) => call<BoardCheck>('POST', '/api/boards/check', upload);
/** How a board is drawn that nobody has kept yet. */
export const drawBoard = (upload: BoardUpload) => call<Drawing>('POST', '/api/boards/draw', upload);
/** Keeps a board that can be played, under a name that it can be asked for by. */
export const saveBoard = (upload: BoardUpload) => call<BoardCheckSavedBoard>('POST', '/api/boards', upload);
export const matchBoard = <G extends Ground>(id: string) => call<G>('GET', `/api/matches/${encodeURIComponent(id)}/board`);
export const matchDrawing = (id: string) => call<Drawing>('GET', `/api/matches/${encodeURIComponent(id)}/drawing`);
/** Where a board can be downloaded. */
export const boardAddress = (ref: string, format: BoardFormat = 'board') =>
  `/api/boards/${encodeURIComponent(ref)}/text?format=${format}`;
export const boardText = (ref: string) => fetchText(boardAddress(ref));
export const matchInfo = (id: string) => call<MatchInfo>('GET', `/api/matches/${encodeURIComponent(id)}`);
export const sitDown = (match: string, name?: string) =>
  call<SeatingJoined>('POST', `/api/matches/${encodeURIComponent(match)}/seats/join`, {
    name: name ?? null,
  } satisfies SeatingJoin);
export const linkToSeat = (match: string) =>
  call<SeatingSeatLink>('POST', `/api/matches/${encodeURIComponent(match)}/seats/mine/link`);
export const takeLinkedSeat = (token: string) =>
  call<SeatingSeatMoved>('POST', `/api/seat-links/${encodeURIComponent(token)}`);
/** The last steps that this browser's player has seen, up to the one of this number. */
export const past = (match: string, upTo: number) =>
  call<Frame[]>('GET', `/api/matches/${encodeURIComponent(match)}/past?upTo=${upTo}`);
export const history = <H extends History>(match: string) => call<H>('GET', `/api/matches/${encodeURIComponent(match)}/history`);
/** What the bots of a match remember that learn; none where no such bot plays. */
export const memories = (match: string, sort: 'played' | 'wins' | 'losses' = 'played') =>
  call<BotMemory[]>('GET', `/api/matches/${encodeURIComponent(match)}/memory?sort=${sort}`);
export const replay = (match: string) => call<Replay>('GET', `/api/matches/${encodeURIComponent(match)}/replay`);
/** The exact odds of a battle, with all that the server is told of how it is fought. */
export const odds = (battle: Record<string, number>) =>
  call<OddsAnswer>('GET', `/api/odds?${Object.entries(battle).map(([name, value]) => `${name}=${value}`).join('&')}`);

/** Where the record of a match that is over can be downloaded. */
export const recordAddress = (match: string) => `/api/matches/${encodeURIComponent(match)}/record`;

export function socketAddress(match: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/socket`;
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(path, request);
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw await refusal(response);
  return response.text();
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    return new Refusal(response.status, (await response.json()) as Fault);
  } catch {
    return new Refusal(response.status, { code: 'unavailable', message: response.statusText, retryAfterSeconds: null });
  }
}
