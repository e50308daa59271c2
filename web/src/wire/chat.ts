import { call } from './http';
import type { AdministrationGuestMute, AdministrationReportRow, ChatComplaint, ChatLine, ChatPost } from './types';

/** Writes in the chat of a match, from a seat of this screen. */
export const writeChat = (match: string, seat: number | null, post: ChatPost) =>
  call<ChatLine>('POST', `/api/matches/${encodeURIComponent(match)}/chat${seat === null ? '' : `?as=${seat}`}`, post);
/** Reports a line of the chat, or the player in a seat, to the operators. */
export const report = (match: string, about: 'chat' | 'seats', number: number, reason: string) =>
  call<unknown>('POST', `/api/matches/${encodeURIComponent(match)}/${about}/${number}/report`, { reason } satisfies ChatComplaint);
/** For operators: the reports that wait for them. */
export const reports = () => call<AdministrationReportRow[]>('GET', '/api/admin/reports');
export const actOnReport = (id: string, action: 'handled' | 'delete' | 'unmute') =>
  call<AdministrationReportRow[]>('POST', `/api/admin/reports/${encodeURIComponent(id)}/${action}`);
/** Mutes the guest whom a report is about. */
export const muteGuest = (id: string, hours: number) =>
  call<AdministrationReportRow[]>('POST', `/api/admin/reports/${encodeURIComponent(id)}/mute`, { hours } satisfies AdministrationGuestMute);
