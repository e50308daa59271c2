const COLOURS = 9;

/** The colour of a continent, by its place among them; those of a further round are darker. */
export function colourOf(place: number): string {
  const colour = `var(--land-${place % COLOURS})`;
  const round = Math.floor(place / COLOURS) % 3;
  return round === 0 ? colour : `color-mix(in srgb, ${colour} ${100 - 18 * round}%, #000)`;
}
