import type { Drawing } from '../boards/drawing';
import type {
  AdministrationAccountRow,
  AdministrationFlaggedMatch,
  AdministrationNewAccount,
  AdministrationNewPassword,
  BoardCheck,
  BoardCheckSavedBoard,
  BoardUpload,
  BotMemory,
  Catalogue,
  Fault,
  Frame,
  Ground,
  History,
  IdentityChosenName,
  IdentityConfirmation,
  IdentityCredentials,
  IdentityMe,
  IdentityPasswordChange,
  MatchInfo,
  MatchSummary,
  NewMatch,
  OddsAnswer,
  Profile,
  ProfileGameKind,
  ProfileLeaderboard,
  ProfilePlayedMatch,
  PublicMatches,
  Replay,
  RuleSheet,
  SeatingFill,
  SeatingJoin,
  SeatingJoined,
  SeatingMade,
  SeatingReach,
  SeatingReplace,
  SeatingReplaced,
  SeatingSeatLink,
  SeatingSeatMoved,
  Thumbnail,
} from './types';

export type BoardFormat = 'board' | 'domination' | 'conquest';

/** A request that the server refused, with its message. */
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
/** The rules that can be chosen for a match that is being set up. */
export const ruleSheet = (wanted: NewMatch) => call<RuleSheet>('POST', '/api/rules', wanted);
export const ownIdentity = () => call<IdentityMe>('GET', '/api/me');
/** The name of a guest, for this and later matches. */
export const chooseName = (name: string) => call<IdentityMe>('POST', '/api/me/name', { name } satisfies IdentityChosenName);
export const register = (wanted: IdentityCredentials) => call<IdentityMe>('POST', '/api/accounts', wanted);
export const signIn = (given: IdentityCredentials) => call<IdentityMe>('POST', '/api/session', given);
export const signOut = () => call<IdentityMe>('POST', '/api/session/end');
export const changePassword = (change: IdentityPasswordChange) => call<IdentityMe>('POST', '/api/me/password', change);
/** Where an account can download everything that is stored of it. */
export const EXPORT_ADDRESS = '/api/me/export';
export const deleteAccount = (password: string) =>
  call<IdentityMe>('POST', '/api/me/delete', { password } satisfies IdentityConfirmation);
/** The names of the players that the account has blocked; blocking and unblocking answer the same. */
export const blockedPlayers = () => call<string[]>('GET', '/api/me/blocks');
export const setBlock = (name: string, change: 'block' | 'unblock') =>
  call<string[]>('POST', `/api/players/${encodeURIComponent(name)}/${change}`);
/** For operators: accounts whose names contain a text, and what can be done with them. */
export const accountRows = (part: string) => call<AdministrationAccountRow[]>('GET', `/api/admin/accounts?name=${encodeURIComponent(part)}`);
export const createAccount = (name: string) =>
  call<AdministrationNewPassword>('POST', '/api/admin/accounts', { name } satisfies AdministrationNewAccount);
export const resetAccount = (name: string) =>
  call<AdministrationNewPassword>('POST', `/api/admin/accounts/${encodeURIComponent(name)}/reset`);
export const changeAccount = (name: string, change: 'mute' | 'unmute' | 'ban' | 'unban') =>
  call<AdministrationAccountRow[]>('POST', `/api/admin/accounts/${encodeURIComponent(name)}/${change}`);
export const flaggedMatches = () => call<AdministrationFlaggedMatch[]>('GET', '/api/admin/flags');
export const profile = (name: string) => call<Profile>('GET', `/api/players/${encodeURIComponent(name)}`);
/** The last finished matches of a player, or those that ended before a moment. */
export const playedMatches = (name: string, before?: number) =>
  call<ProfilePlayedMatch[]>('GET', `/api/players/${encodeURIComponent(name)}/matches${before === undefined ? '' : `?before=${before}`}`);
export const ratedGames = () => call<ProfileGameKind[]>('GET', '/api/ratings');
export const leaderboard = (preset: string, size: number) =>
  call<ProfileLeaderboard>('GET', `/api/ratings/${encodeURIComponent(preset)}/${size}`);
export const ownMatches = () => call<MatchSummary[]>('GET', '/api/me/matches');
export const board = <G extends Ground>(name: string) => call<G>('GET', `/api/boards/${encodeURIComponent(name)}`);
export const boardDrawing = (name: string) => call<Drawing>('GET', `/api/boards/${encodeURIComponent(name)}/drawing`);
/** The small picture of a board in a list. */
export const boardThumbnail = (name: string) => call<Thumbnail>('GET', `/api/boards/${encodeURIComponent(name)}/thumbnail`);
/** Whether a file can be played, and every fault if not. */
export const checkBoard = (upload: BoardUpload) => call<BoardCheck>('POST', '/api/boards/check', upload);
/** The drawing of a board that is not saved yet. */
export const drawBoard = (upload: BoardUpload) => call<Drawing>('POST', '/api/boards/draw', upload);
/** Saves a playable board and returns the name to load it by. */
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
/** The matches that everybody can join or watch. */
export const publicMatches = () => call<PublicMatches>('GET', '/api/lobby');
/** Joins a match like this that waits for players, or makes it. */
export const quickMatch = (wanted: NewMatch) => call<SeatingMade>('POST', '/api/matches/quick', wanted);
/** Lets everybody find a match in the lobby. */
export const listMatch = (match: string) => call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/list`);
/** Puts bots in all open seats, so that the match begins. */
export const fillSeats = (match: string, bot: string) =>
  call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/seats/fill`, { bot } satisfies SeatingFill);
export const leaveSeat = (match: string) => call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/seats/mine/leave`);
export const cancelMatch = (match: string) => call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/cancel`);
/** Joins the rematch of a match, or makes it like this. */
export const rematch = (match: string, wanted: NewMatch) =>
  call<SeatingMade>('POST', `/api/matches/${encodeURIComponent(match)}/rematch`, wanted);
/** Removes a match that is over from the player's list. */
export const hideMatch = (match: string) => call<unknown>('POST', `/api/me/matches/${encodeURIComponent(match)}/hide`);
/** Who can reach the server. */
export const reach = () => call<SeatingReach>('GET', '/api/server');
export const linkToSeat = (match: string) =>
  call<SeatingSeatLink>('POST', `/api/matches/${encodeURIComponent(match)}/seats/mine/link`);
/** Replaces a player for whom a bot stands in; only the host may. */
export const replacePlayer = (match: string, seat: number, by: SeatingReplace['by']) =>
  call<SeatingReplaced>('POST', `/api/matches/${encodeURIComponent(match)}/seats/${seat}/replace`, { by } satisfies SeatingReplace);
export const takeLinkedSeat = (token: string) =>
  call<SeatingSeatMoved>('POST', `/api/seat-links/${encodeURIComponent(token)}`);
/** The last steps that this player has seen, up to this number. */
export const past = (match: string, upTo: number) =>
  call<Frame[]>('GET', `/api/matches/${encodeURIComponent(match)}/past?upTo=${upTo}`);
export const history = <H extends History>(match: string) => call<H>('GET', `/api/matches/${encodeURIComponent(match)}/history`);
/** The memories of learning bots in a match; empty if there are none. */
export const memories = (match: string, sort: 'played' | 'wins' | 'losses' = 'played') =>
  call<BotMemory[]>('GET', `/api/matches/${encodeURIComponent(match)}/memory?sort=${sort}`);
export const replay = (match: string) => call<Replay>('GET', `/api/matches/${encodeURIComponent(match)}/replay`);
/** The exact odds of a battle with these parameters. */
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
