import type { ApiDocument } from '../api/document';
import type { Drawing } from '../boards/drawing';
import { retitled, translated } from '../text/en/server';
import type {
  AdministrationAccountRow,
  AdministrationFlaggedMatch,
  AdministrationNewAccount,
  AdministrationNewPassword,
  BoardCheck,
  BoardCheckSavedBoard,
  BoardCredit,
  BoardUpload,
  BotKeysIssuedToken,
  BotKeysNewBot,
  BotKeysOnlineBot,
  BotKeysOwnBots,
  BotMemory,
  Catalogue,
  ChanceGraph,
  DiceFigures,
  Explanation,
  Fault,
  FinishedMatch,
  Frame,
  Ground,
  History,
  IdentityChosenName,
  IdentityConfirmation,
  IdentityCredentials,
  IdentityMe,
  IdentityPasswordChange,
  MailSettings,
  MailSettingsWanted,
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
  SeatingPlayOn,
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

export const catalogue = () => call<Catalogue>('GET', '/api/catalogue').then(translated);
/** A match that somebody wants: this client always takes part in verifiable dice. */
export type MatchWish = Omit<NewMatch, 'sealed'>;
const sealed = <W>(wanted: W) => ({ ...wanted, sealed: true });
export const makeMatch = (wanted: MatchWish) => call<SeatingMade>('POST', '/api/matches', sealed(wanted));
/** The rules that can be chosen for a match that is being set up. */
export const ruleSheet = (wanted: MatchWish) => call<RuleSheet>('POST', '/api/rules', wanted).then(translated);
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
/** The bot accounts of the player; a token is answered once, when it is made. */
export const ownBots = () => call<BotKeysOwnBots>('GET', '/api/me/bots');
export const createBot = (name: string) => call<BotKeysIssuedToken>('POST', '/api/me/bots', { name } satisfies BotKeysNewBot);
export const renewToken = (name: string) => call<BotKeysIssuedToken>('POST', `/api/me/bots/${encodeURIComponent(name)}/token`);
export const revokeToken = (name: string) => call<BotKeysOwnBots>('POST', `/api/me/bots/${encodeURIComponent(name)}/revoke`);
/** The bot accounts whose programs are running. */
export const onlineBots = () => call<BotKeysOnlineBot[]>('GET', '/api/bots');
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
/** What programs can ask the server for. */
export const API_ADDRESS = '/api/openapi.json';
export const apiDocument = () => call<ApiDocument>('GET', API_ADDRESS);
export const ownMatches = () => call<MatchSummary[]>('GET', '/api/me/matches');
/** Whether the player gets e-mails. */
export const mailSettings = () => call<MailSettings>('GET', '/api/me/mail');
export const wantMail = (wanted: MailSettingsWanted) => call<MailSettings>('POST', '/api/me/mail', wanted);
export const stopMail = () => call<MailSettings>('POST', '/api/me/mail/stop');
/** Does what the link in an e-mail is for. */
export const followMailLink = (token: string, deed: 'confirm' | 'stop') => call<unknown>('POST', `/api/mail/${encodeURIComponent(token)}/${deed}`);
export const board = <G extends Ground>(name: string) => call<G>('GET', `/api/boards/${encodeURIComponent(name)}`);
export const boardDrawing = (name: string) => call<Drawing>('GET', `/api/boards/${encodeURIComponent(name)}/drawing`);
/** What a board is called, and who has made it. */
export const boardCredit = (name: string) => call<BoardCredit>('GET', `/api/boards/${encodeURIComponent(name)}/credit`);
/** The small picture of a board in a list. */
export const boardThumbnail = (name: string) => call<Thumbnail>('GET', `/api/boards/${encodeURIComponent(name)}/thumbnail`);
/** Whether a file can be played, and every fault if not. */
export const checkBoard = (upload: BoardUpload) => call<BoardCheck>('POST', '/api/boards/check', upload).then(translated);
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
export const quickMatch = (wanted: MatchWish) => call<SeatingMade>('POST', '/api/matches/quick', sealed(wanted));
/** Lets everybody find a match in the lobby. */
export const listMatch = (match: string) => call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/list`);
/** Puts bots in all open seats, so that the match begins. */
export const fillSeats = (match: string, bot: string) =>
  call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/seats/fill`, { bot } satisfies SeatingFill);
export const leaveSeat = (match: string) => call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/seats/mine/leave`);
export const cancelMatch = (match: string) => call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/cancel`);
/** Joins the rematch of a match, or makes it like this. */
export const rematch = (match: string, wanted: MatchWish) =>
  call<SeatingMade>('POST', `/api/matches/${encodeURIComponent(match)}/rematch`, sealed(wanted));
/** Makes a match against bots from a position of a finished one. */
export const playOn = (match: string, wanted: Omit<SeatingPlayOn, 'sealed'>) =>
  call<SeatingMade>('POST', `/api/matches/${encodeURIComponent(match)}/play-on`, sealed(wanted));
/** Removes a match that nobody else plays any more from the player's list. */
export const hideMatch = (match: string) => call<unknown>('POST', `/api/me/matches/${encodeURIComponent(match)}/hide`);
/** Who can reach the server. */
export const reach = () => call<SeatingReach>('GET', '/api/server');
/** The query that says from which seat a player of several looks. */
const from = (seat: number | null) => (seat === null ? '' : `as=${seat}`);
export const linkToSeat = (match: string, seat: number | null) =>
  call<SeatingSeatLink>('POST', `/api/matches/${encodeURIComponent(match)}/seats/mine/link?${from(seat)}`);
/** Replaces a player for whom a bot stands in; only the host may. */
export const replacePlayer = (match: string, seat: number, by: SeatingReplace['by']) =>
  call<SeatingReplaced>('POST', `/api/matches/${encodeURIComponent(match)}/seats/${seat}/replace`, { by } satisfies SeatingReplace);
export const takeLinkedSeat = (token: string) =>
  call<SeatingSeatMoved>('POST', `/api/seat-links/${encodeURIComponent(token)}`);
/** The last steps that were seen from this seat, up to this number. */
export const past = (match: string, upTo: number, seat: number | null) =>
  call<Frame[]>('GET', `/api/matches/${encodeURIComponent(match)}/past?upTo=${upTo}&${from(seat)}`);
export const history = <H extends History>(match: string) => call<H>('GET', `/api/matches/${encodeURIComponent(match)}/history`);
/** The chances of all seats throughout a finished match. */
export const chances = (match: string) => call<ChanceGraph>('GET', `/api/matches/${encodeURIComponent(match)}/chances`);
/** What the strongest bot would do in this seat now, and why; only against bots. */
export const hint = (match: string, seat: number | null, drafted: readonly string[]) =>
  call<Explanation>('GET', `/api/matches/${encodeURIComponent(match)}/hint?draft=${encodeURIComponent(drafted.join('\n'))}&${from(seat)}`);
/** Why a bot took the step of this number. */
export const why = (match: string, step: number, seat: number | null) =>
  call<Explanation>('GET', `/api/matches/${encodeURIComponent(match)}/why?step=${step}&${from(seat)}`);
/** The memories of learning bots in a match; empty if there are none. */
export const memories = (match: string, sort: 'played' | 'wins' | 'losses' = 'played') =>
  call<BotMemory[]>('GET', `/api/matches/${encodeURIComponent(match)}/memory?sort=${sort}`);
/** The result of a finished match, with its statistics. */
export const finished = (match: string) => call<FinishedMatch>('GET', `/api/matches/${encodeURIComponent(match)}/result`);
export const replay = (match: string) => call<Replay>('GET', `/api/matches/${encodeURIComponent(match)}/replay`);
/** The exact odds of a battle with these parameters. */
export const odds = (battle: Record<string, number>) =>
  call<OddsAnswer>('GET', `/api/odds?${Object.entries(battle).map(([name, value]) => `${name}=${value}`).join('&')}`);

/** How all dice of the server fell. */
export const diceFigures = () => call<DiceFigures>('GET', '/api/dice');

/** Where the record of a match that is over can be downloaded. */
export const matchRecord = (match: string) => fetchText(recordAddress(match));
export const recordAddress = (match: string) => `/api/matches/${encodeURIComponent(match)}/record`;

export function socketAddress(match: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/socket`;
}

/** Asks the server something; a module that loads later can have requests of its own. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(path, request);
  if (!response.ok) throw await refusal(response);
  return retitled((await response.json()) as T);
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw await refusal(response);
  return response.text();
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    return new Refusal(response.status, await translated((await response.json()) as Fault));
  } catch {
    return new Refusal(response.status, { code: 'unavailable', message: response.statusText, retryAfterSeconds: null });
  }
}
