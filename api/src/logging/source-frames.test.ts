import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sourceFrames } from '#src/logging/source-frames.ts';

/** A file of a bundle in a folder of its own; returns its path. */
const bundled = (map?: { sources: string[]; mappings: string }): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-frames-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'server.cjs');
  if (map !== undefined) writeFileSync(`${file}.map`, JSON.stringify(map));
  return file;
};

it('a frame of the bundle says where it is in the sources; others stay as they are', () => {
  // Line 1: from column 0 the first source at 1:1, from column 4 the same at 3:5, from column 8 nothing new.
  // Line 2: from column 2 the second source at 4:1, which is one line further and four columns back.
  const file = bundled({ sources: ['../src/a.ts', '../src/b.ts'], mappings: 'AAAA,IAEI,I;ECCJ' });
  const source = path.resolve(file, '../../src');
  expect(
    sourceFrames([
      `at run (${file}:1:1)`,
      `at run (${file}:1:4)`,
      `at async ${file}:1:5`,
      `at ${file}:1:500`,
      `at ${file}:2:1`,
      `at ${file}:2:3`,
      'at node:internal/timers:1:1',
      'at other (/tmp/other.js:1:1)',
    ]),
  ).toEqual([
    `at run (${source}/a.ts:1:1)`,
    `at run (${source}/a.ts:1:1)`,
    `at async ${source}/a.ts:3:5`,
    `at ${source}/a.ts:3:5`,
    `at ${file}:2:1`,
    `at ${source}/b.ts:4:1`,
    'at node:internal/timers:1:1',
    'at other (/tmp/other.js:1:1)',
  ]);
});

it('a frame of a file without a map, or with another text in its place, stays as it is', () => {
  const missing = bundled();
  expect(sourceFrames([`at ${missing}:1:1`])).toEqual([`at ${missing}:1:1`]);
  const broken = bundled();
  writeFileSync(`${broken}.map`, '{');
  expect(sourceFrames([`at ${broken}:1:1`])).toEqual([`at ${broken}:1:1`]);
});
