import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A source map (https://tc39.es/ecma426/): where the parts of a file's lines are from, line by line. */
type SourceMap = { sources: string[]; mappings: string };

/** A place in a file of the bundle at the end of a frame, both counted from 0, and the same place in the sources once it is found. */
type Place = { line: number; column: number; source?: string };

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;

const COMMA = ','.charCodeAt(0);
const SEMICOLON = ';'.charCodeAt(0);

/**
 * Finds the source of each place: that of the last part of its line that begins before it. In the text of the mappings a part is
 * differences to the part before: of the column, the number of the source, its line and its column, each with five bits in a character,
 * the lowest first, and the sign in the lowest bit. A part without a source has the column only.
 */
const findSources = ({ sources, mappings }: SourceMap, places: readonly Place[]): void => {
  const byLine = Map.groupBy(places, ({ line }) => line);
  const last = Math.max(...byLine.keys());
  const at = [0, 0, 0, 0];
  let here = byLine.get(0) ?? [];
  let line = 0;
  let field = 0;
  let value = 0;
  let shift = 0;
  // A million characters for the server, so nothing is made for each of them.
  for (let index = 0; index < mappings.length && line <= last; index += 1) {
    const code = mappings.charCodeAt(index);
    if (code === SEMICOLON) {
      line += 1;
      here = byLine.get(line) ?? [];
      at[0] = 0;
    }
    if (code === SEMICOLON || code === COMMA) {
      field = 0;
      continue;
    }
    const bits = VALUES[code] ?? 0;
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    at[field] = (at[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    field += 1;
    value = 0;
    shift = 0;
    if (field !== 4) continue;
    const [column = 0, source = 0, sourceLine = 0, sourceColumn = 0] = at;
    for (const place of here)
      if (column <= place.column) place.source = `${sources[source]}:${sourceLine + 1}:${sourceColumn + 1}`;
  }
};

const BUNDLED = /(?<=(?:^|[\s(])(?:file:\/\/)?)(?<file>\/[^\s()]+\.cjs):(?<line>\d+):(?<column>\d+)(?=\)?$)/;

/** The frames that stand for another place in the sources, all of one file of the bundle, which is read once. */
const readFrames = (file: string, frames: readonly string[]): [string, string][] => {
  const places = frames.map((frame): Place & { frame: string } => {
    const { line, column } = BUNDLED.exec(frame)?.groups ?? {};
    return { frame, line: Number(line) - 1, column: Number(column) - 1 };
  });
  try {
    findSources(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap, places);
  } catch {
    // Without its map the frame still says where it is in the bundle.
  }
  return places.map(({ frame, source }) => [
    frame,
    source === undefined ? frame : frame.replace(BUNDLED, resolve(file, '..', source)),
  ]);
};

/** An error that happens again has the same frames, and a map takes some hundredths of a second to read. */
const known = new Map<string, string>();
const MAX_KNOWN = 500;

/**
 * The frames of a stack with their places in the sources instead of those in the bundle. Node's own way, --enable-source-maps,
 * holds every map in memory: 70 MiB more.
 */
export const sourceFrames = (frames: readonly string[]): string[] => {
  if (known.size > MAX_KNOWN) known.clear();
  const unknown = frames.filter((frame) => BUNDLED.test(frame) && !known.has(frame));
  for (const [file, its] of Map.groupBy(unknown, (frame) => BUNDLED.exec(frame)?.groups?.file ?? ''))
    for (const [frame, written] of readFrames(file, its)) known.set(frame, written);
  return frames.map((frame) => known.get(frame) ?? frame);
};
