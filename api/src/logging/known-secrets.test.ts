import { SEED } from '@gatehouse/outbound/test/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberSecret, withoutSecrets } from '#src/logging/known-secrets.ts';
import { deep } from '#test/deep.ts';

const ENCODINGS: [string, (secret: string) => string][] = [
  ['as it is', (secret) => secret],
  ['in JSON', (secret) => JSON.stringify({ secret })],
  ['in JSON in JSON', (secret) => JSON.stringify(JSON.stringify({ secret }))],
  ['in a URL', (secret) => `/path?x=${encodeURIComponent(secret)}`],
  ['in base64', (secret) => Buffer.from(secret).toString('base64')],
  ['in base64url', (secret) => Buffer.from(secret).toString('base64url')],
  ['in base64 behind a user name', (secret) => Buffer.from(`u:${secret}`).toString('base64')],
  ['in base64 behind two characters', (secret) => Buffer.from(`ab${secret}!`).toString('base64')],
  ['in hex', (secret) => Buffer.from(secret).toString('hex')],
];

describe('a remembered secret', () => {
  it.each(ENCODINGS)('is not in the redacted text: %s', (_name, encode) => {
    // Neither the value nor its neighbors look like a key, so only remembering it can find it.
    const secret = fc.string({ minLength: 8, maxLength: 60, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(secret, (value) => {
        rememberSecret(value);
        const encoded = encode(value);
        const left = withoutSecrets(`before ${encoded} after`);
        expect(left).toContain('[secret]');
        expect(left).toContain('before ');
        expect(left).not.toContain(value);
        expect(left).not.toContain(encoded);
      }),
      { numRuns: deep(300, 20_000), seed: SEED },
    );
  });

  it('is replaced by newer ones after a hundred', () => {
    const names = Array.from({ length: 101 }, (_unused, index) => `remembered value ${index} of many`);
    for (const name of names) rememberSecret(name);
    expect(withoutSecrets(names[0] ?? '')).toBe(names[0]);
    expect(withoutSecrets(names[1] ?? '')).toBe('[secret]');
    rememberSecret(names[1] ?? '');
    rememberSecret('one more remembered value');
    expect(withoutSecrets(names[1] ?? '')).toBe('[secret]');
    expect(withoutSecrets(names[2] ?? '')).toBe(names[2]);
  });

  it('under 8 characters is not remembered: it would redact ordinary words', () => {
    rememberSecret('request');
    expect(withoutSecrets('the request')).toBe('the request');
  });
});

describe('text that looks like a key', () => {
  it.each([
    'sk-proj-abcdefghijklmnop1234',
    'sk_live_abcdefghijklmnop1234',
    'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
    'github_pat_11ABCDEFG0abcdefghijklmnop',
    'AKIAIOSFODNN7EXAMPLE',
    'AIzaSyA-abcdefghijklmnopqrstuvwxyz012345',
    'SK0123456789abcdef0123456789abcdef',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl',
  ])('%s is redacted without being remembered', (key) => {
    expect(withoutSecrets(`{"msg":"call with ${key} failed"}`)).toBe('{"msg":"call with [secret] failed"}');
  });

  it('is redacted in headers, addresses and queries', () => {
    expect(withoutSecrets('Authorization: Bearer abc.def-123')).toBe('Authorization: Bearer [secret]');
    expect(withoutSecrets('postgres://user:pa55@db/x')).toBe('postgres://[secret]@db/x');
    expect(withoutSecrets('https://api.example/v1?key=abc&page=2')).toBe(
      'https://api.example/v1?key=[secret]&page=[secret]',
    );
  });

  it('does not touch an ordinary line', () => {
    const line =
      '{"level":"info","route":"/api/keys/:id","status":200,"ms":1.2,"reqId":"a3ad9bb0-9a2f","msg":"request"}';
    expect(withoutSecrets(line)).toBe(line);
  });
});
