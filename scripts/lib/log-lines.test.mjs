import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { passLines, readable } from './log-lines.mjs';

const time = '2026-11-20T14:51:04.007Z';
const clock = new Date(time).toTimeString().slice(0, 8);

it('turns a JSON line into the local time, the level, the message and the fields, without the request id', () => {
  const line = { level: 'info', time, reqId: '7e50', method: 'GET', status: 200, msg: 'request' };
  expect(readable(JSON.stringify(line))).toBe(`${clock} info  request method=GET status=200`);
});

it('adds an error and its stack below the line', () => {
  const err = { name: 'AppError', code: 'CONFLICT', message: 'Taken', stack: ['at add (/src/keys.ts:3:1)'] };
  expect(readable(JSON.stringify({ level: 'error', time, err, msg: 'failed' }))).toBe(
    `${clock} error failed\n  AppError CONFLICT Taken\n    at add (/src/keys.ts:3:1)`,
  );
});

it.each(['PORT must be a port number', '{"level":"info"', '{}', '42', ''])('leaves %j unchanged', (line) => {
  expect(readable(line)).toBe(line);
});

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
