const MOST = 1_000_000;

/** In one of how many matches something this unusual happens, in round figures; 0 for what is not unusual. */
export function rarity(oneIn: number): number {
  if (oneIn < 2.5) return 0;
  if (oneIn >= MOST) return MOST;
  const unit = oneIn < 10 ? 1 : 10 ** (Math.floor(Math.log10(oneIn)) - 1);
  return Math.round(oneIn / unit) * unit;
}
