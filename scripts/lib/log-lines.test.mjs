import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { passLines } from './log-lines.mjs';

it('passes on the lines that the edit keeps, even the last one without a line break', async () => {
  const from = new PassThrough();
  const to = new PassThrough({ encoding: 'utf8' });
  let written = '';
  to.on('data', (text) => {
    written += text;
  });
  passLines(from, to, (line) => (line === 'two' ? undefined : line.toUpperCase()));
  from.end('one\ntwo\nthree');
  await expect.poll(() => written).toBe('ONE\nTHREE\n');
});
