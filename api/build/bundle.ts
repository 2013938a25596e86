import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputOptions, rolldown } from 'rolldown';
import { sourcePlaces } from './source-places.ts';

const API = join(import.meta.dirname, '..');
const FOLDER = join(API, 'dist');

/** What is started, and the same server without signals and exits, for tests. */
const ENTRIES = { main: 'src/main.mjs', server: 'src/lifecycle/start.ts' };

/** What stays in node_modules: native code, and the driver of a database that most do not use. */
const LEFT_OUT = ['better-sqlite3', 'pg'];

const OUTPUT: OutputOptions = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name].cjs',
  // V8 takes two bytes for each character of a source text that has a single one above U+00FF.
  charset: 'ascii',
  comments: false,
  sourcemap: true,
  // The sources are beside it.
  sourcemapExcludeSources: true,
  // The log says the names of functions and classes.
  keepNames: true,
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
};

/** Replaces the file at once, and only if it has other content: a server may be running from it. */
const write = (name: string, content: string | Uint8Array): void => {
  const file = join(FOLDER, name);
  try {
    if (readFileSync(file).equals(Buffer.from(content))) return;
  } catch {
    // There is none yet.
  }
  const written = `${file}.${process.pid}`;
  writeFileSync(written, content);
  renameSync(written, file);
};

// The server, its threads, and what is loaded when it is first needed, each with all of our code and of the libraries.
const build = await rolldown({
  cwd: API,
  input: ENTRIES,
  platform: 'node',
  external: LEFT_OUT,
  plugins: [sourcePlaces(FOLDER)],
});
const { output } = await build.generate({ dir: FOLDER, ...OUTPUT });
await build.close();

mkdirSync(FOLDER, { recursive: true });
for (const part of output) write(part.fileName, part.type === 'chunk' ? part.code : part.source);
const names = new Set(output.map(({ fileName }) => fileName));
for (const name of readdirSync(FOLDER)) if (!names.has(name)) rmSync(join(FOLDER, name), { force: true });
