import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const GZIP = { level: 9 };

/** Writes a `.br` and a `.gz` file next to each built script, style sheet and picture in SVG; the server sends them unchanged. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    const folder = path.join(dir ?? 'dist', 'assets');
    const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
    for (const name of names) {
      const file = path.join(folder, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await toBrotli(content, BROTLI));
      await writeFile(`${file}.gz`, await toGzip(content, GZIP));
    }
  },
});
