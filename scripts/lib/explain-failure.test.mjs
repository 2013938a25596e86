import { describe, expect, it } from 'vitest';
import { failureText, likelyCause, tail } from './explain-failure.mjs';

describe('a failed command', () => {
  it.each([
    ['npm error request failed, reason: getaddrinfo EAI_AGAIN', /cannot be reached/],
    ['connect ECONNREFUSED 127.0.0.1:9', /cannot be reached/],
    ['Error: ERR_PNPM_META_FETCH_FAIL', /cannot be reached/],
    ['[ERR_PNPM_OUTDATED_LOCKFILE] Cannot install with "frozen-lockfile"', /does not match/],
    ['ENOSPC: no space left on device', /disk is full/],
    ['error: SELF_SIGNED_CERT_IN_CHAIN', /certificate/],
    ['EROFS: read-only file system, mkdir', /cannot be written/],
  ])('is explained from %s', (output, cause) => {
    expect(likelyCause(output)).toMatch(cause);
  });

  it('shows the exit code if the cause is unknown', () => {
    expect(failureText('The build', { code: 3, output: 'odd\n', timedOut: false })).toBe(
      'The build failed: exit code 3.\n  odd',
    );
  });

  it('says that it took too long after a timeout', () => {
    expect(failureText('The build', { code: 1, output: '', timedOut: true })).toBe(
      'The build failed: it took too long.',
    );
  });
});

describe('the tail of an output', () => {
  it('keeps the last lines, without colors and blank lines', () => {
    expect(tail('first\n\n\u001b[31msecond\u001b[0m\r\nthird\n', 2)).toBe('\n  second\n  third');
  });

  it('leaves out stack frames', () => {
    const output = [
      'Error: refused',
      '    at Socket.emit (node:events:526:24)',
      'npm error     at process.run (node:internal/task:83:21) {',
      "npm error   code: 'ECONNREFUSED'",
      'look at src/keys.ts:3:1',
    ];
    expect(tail(output.join('\n'), 3)).toBe(
      "\n  Error: refused\n  npm error   code: 'ECONNREFUSED'\n  look at src/keys.ts:3:1",
    );
  });
});
