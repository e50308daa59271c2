import { text } from '../text/en/gallery';
import type { GalleryPageBoardBalance, GalleryPageWinShare } from '../wire/types';

const words = text.gallery.balance;

/** The numbers, from 1, of the seats that clearly win more than an even share. */
const favoured = (shares: readonly GalleryPageWinShare[]) =>
  shares.flatMap(({ low }, i) => (low > 100 / shares.length ? [i + 1] : []));

/** What the measurement says in one sentence. */
export function verdict({ turns, positions }: GalleryPageBoardBalance): string {
  const advantages = [...favoured(positions).map(words.position), ...favoured(turns).map(words.turn)];
  return advantages.length === 0 ? words.even : words.favours(advantages);
}
