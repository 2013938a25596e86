import { expect, it } from 'vitest';
import { readableLine } from '#src/logging/readable-line.ts';

const time = '2026-11-20T14:51:04.007Z';
const clock = new Date(time).toTimeString().slice(0, 8);

it('turns a JSON line into the local time, the level, the message and the fields, without the request id', () => {
  const line = { level: 'info', time, reqId: '7e50', method: 'GET', status: 200, msg: 'request' };
  expect(readableLine(JSON.stringify(line))).toBe(`${clock} info  request method=GET status=200`);
});

it('adds an error and its stack below the line', () => {
  const err = { name: 'AppError', code: 'CONFLICT', message: 'Taken', stack: ['at add (/src/keys.ts:3:1)'] };
  expect(readableLine(JSON.stringify({ level: 'error', time, err, msg: 'failed' }))).toBe(
    `${clock} error failed\n  AppError CONFLICT Taken\n    at add (/src/keys.ts:3:1)`,
  );
});

it.each(['PORT must be a port number', '{"level":"info"', '{}', '42', ''])('leaves %j unchanged', (line) => {
  expect(readableLine(line)).toBe(line);
});
