import { crc32, deflateSync } from 'node:zlib';

const MOST_COLOURS = 256;

/**
 * Encodes a picture as PNG with a palette. Maps and buttons have few colours, so the loss is not visible, and the file is
 * a quarter of the size that a browser writes.
 *
 * @param {{width: number, height: number, pixels: Uint8Array}} picture four bytes per pixel, all opaque
 */
export function png({ width, height, pixels }) {
  const colours = new Uint32Array(width * height);
  for (let i = 0; i < colours.length; i++) colours[i] = (pixels[4 * i] << 16) | (pixels[4 * i + 1] << 8) | pixels[4 * i + 2];
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = paletteOf([...counts].map(([colour, count]) => ({ channels: channelsOf(colour), count })));
  const nearest = new Map([...counts.keys()].map((colour) => [colour, nearestIn(palette, channelsOf(colour))]));

  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = nearest.get(colours[y * width + x]);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function channelsOf(colour) {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}

/** Median cut: halves the group of colours that differ most until there are enough groups; the palette is their means. */
function paletteOf(colours) {
  const groups = [grouped(colours)];
  while (groups.length < MOST_COLOURS) {
    const widest = groups.reduce((best, each) => (each.weight > best.weight ? each : best));
    if (widest.colours.length < 2) break;
    const sorted = widest.colours.toSorted((a, b) => a.channels[widest.channel] - b.channels[widest.channel]);
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
    let at = 0;
    for (let seen = 0; at < sorted.length - 1 && seen < half; at++) seen += sorted[at].count;
    groups.splice(groups.indexOf(widest), 1, grouped(sorted.slice(0, Math.max(1, at))), grouped(sorted.slice(Math.max(1, at))));
  }
  return groups.map(({ colours: members }) => meanOf(members));
}

/** A group, its widest channel, and its priority for the next halving. */
function grouped(colours) {
  const widths = [0, 1, 2].map((channel) => {
    let [low, high] = [255, 0];
    for (const { channels } of colours) {
      low = Math.min(low, channels[channel]);
      high = Math.max(high, channels[channel]);
    }
    return high - low;
  });
  const width = Math.max(...widths);
  const count = colours.reduce((sum, each) => sum + each.count, 0);
  return { colours, channel: widths.indexOf(width), weight: colours.length < 2 ? 0 : width * Math.sqrt(count) };
}

function meanOf(colours) {
  const all = colours.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((channel) => Math.round(colours.reduce((sum, each) => sum + each.channels[channel] * each.count, 0) / all));
}

function nearestIn(palette, [r, g, b]) {
  let [best, least] = [0, Infinity];
  palette.forEach(([pr, pg, pb], i) => {
    const distance = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2;
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
