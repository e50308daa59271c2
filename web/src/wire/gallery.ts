import { call } from './http';
import type { BoardCheckSavedBoard, GalleryPage, GalleryPageGalleryUpload } from './types';

/** A page of the boards that ship and that players have shared. */
export const gallery = (wanted: { part: string; size: string; sort: string; page: number }) =>
  call<GalleryPage>('GET', `/api/gallery?${new URLSearchParams({ ...wanted, page: String(wanted.page) })}`);
export const shareBoard = (upload: GalleryPageGalleryUpload) => call<BoardCheckSavedBoard>('POST', '/api/gallery', upload);
export const withdrawBoard = (ref: string) => call<object>('POST', `/api/gallery/${encodeURIComponent(ref)}/withdraw`);
