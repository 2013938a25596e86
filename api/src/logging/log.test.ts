import { expect, it } from 'vitest';
import { AppError } from '#src/errors.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import { captureLog } from '#test/captured-log.ts';

const CANARY = 'canary-4f9d2c71b8';

it('a line contains the listed fields and drops every other one', () => {
  const { log, lines } = captureLog();
  log.info(
    { method: 'GET', status: 200, host: 'api.example', body: CANARY, url: CANARY, authorization: CANARY },
    'call',
  );
  log
    .child({})
    .info({ headers: { cookie: CANARY }, reason: { nested: CANARY }, applied: ['a', { deep: CANARY }] }, 'x');
  expect(lines()).toEqual([
    { level: 'info', time: expect.any(String), method: 'GET', status: 200, host: 'api.example', msg: 'call' },
    { level: 'info', time: expect.any(String), applied: ['a'], msg: 'x' },
  ]);
});

it('an error is logged with its name, its code and its stack, but without its values', () => {
  const { log, lines, text } = captureLog();
  const cause = Object.assign(new SyntaxError(`Unexpected token in ${CANARY}`), { position: CANARY });
  const error = Object.assign(new TypeError(`no ${CANARY}\n    at ${CANARY} (/a/b.js:1:1)`, { cause }), {
    code: 'ERR_EXAMPLE',
    detail: CANARY,
    request: { headers: { authorization: CANARY } },
  });
  log.error({ err: error }, 'failed');
  log.error(error);
  log.error({ err: error });
  log.error(error, 'failed with %s', CANARY);
  log.error('failed with %s', CANARY);
  expect(text()).not.toContain(CANARY);
  for (const line of lines().slice(0, 4)) {
    expect(line.err).toMatchObject({
      name: 'TypeError',
      code: 'ERR_EXAMPLE',
      stack: expect.arrayContaining([expect.stringMatching(/\.[jt]s:\d+:\d+\)?$/)]),
      cause: { name: 'SyntaxError' },
    });
  }
});

it('a secret that is in use is redacted in a field or a message that should not contain it', () => {
  const { log, text } = captureLog();
  // A secret of its own: remembered secrets must not help the other tests.
  const secret = 'in-use-6d1f0a93c2';
  rememberSecret(secret);
  log.info({ reason: `refused ${secret}` }, `called with ${secret}`);
  expect(text()).toContain('refused [secret]');
  expect(text()).not.toContain(secret);
});

it('an error of ours keeps its message, because it contains no values', () => {
  const { log, lines } = captureLog();
  log.error({ err: new AppError('NOT_FOUND', 'Key not found') }, 'failed');
  expect(lines()[0]?.err).toMatchObject({ name: 'AppError', message: 'Key not found' });
});

it('a thrown value that is not an error is logged by its type only', () => {
  const { log, lines, text } = captureLog();
  for (const thrown of [CANARY, { CANARY }, null, undefined, 7]) log.error({ err: thrown }, 'failed');
  expect(text()).not.toContain(CANARY);
  expect(lines()[0]?.err).toEqual({ name: 'string', stack: [] });
});
