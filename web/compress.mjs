// Packs every text file of a folder beside itself, once and as small as it gets, so that the server need not.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|txt|webmanifest)$/;

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  if (TEXT.test(name)) {
    const file = join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
