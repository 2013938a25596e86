import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isGuessable } from '#src/http/token-strength.ts';
import { seededRandom } from '#test/seeded-random.ts';

const SEED = 20_261_122;

const WEAK = [
  'a'.repeat(32),
  '0'.repeat(64),
  '-'.repeat(40),
  'ab'.repeat(16),
  'xyz'.repeat(12),
  'a1b2'.repeat(9),
  'gatehouse'.repeat(4),
  'Tr0ub4dor&3'.repeat(3),
  'correcthorse'.repeat(3),
  'f81d4fae7dec'.repeat(3),
  'abcdefghijklmnopqrstuvwxyz012345',
  'zyxwvutsrqponmlkjihgfedcba987654',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef',
  '0123456789abcdef0123456789abcdef',
  '0123456789012345678901234567890123456789',
  '98765432109876543210987654321098',
  'acegikmoqsuwyacegikmoqsuwy024680',
  'aabbccddeeffgghhiijjkkllmmnnoopp',
  'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpP',
  'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6',
  '11112222333344445555666677778888',
  '00000000000000000000000000000001',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaZ9!',
  '00000000000000000000000000000000f1a9',
  'ababbabaabbabaabbaababbaabbaabab',
  'abcabdabeabfabgabhabiabjabkablabm',
  'ab1ab2ab3ab4ab5ab6ab7ab8ab9ab0ac1',
  'abc123abc124abc125abc126abc127abc128',
  'token1token2token3token4token5token6',
  'changeme'.repeat(4),
  'ChangeMe!'.repeat(4),
  'changemechangemechangeme-12345678',
  'CHANGEME-changeme-ChangeMe-cHANGEmE',
  'password1234password1234password',
  'passwordpasswordpasswordpassword',
  'secretsecretsecretsecretsecretsecret',
  'deadbeef'.repeat(4),
  'replace-me-with-a-random-string!!',
  'your-access-token-goes-here-please',
  'my-super-secret-access-token-for-gatehouse',
  'this-is-my-very-secret-access-token',
  'correct-horse-battery-staple-correct',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'qwertyuiopqwertyuiopqwertyuiopqwerty',
  'qazwsxedcrfvtgbyhnujmikolp1234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'poiuytrewqlkjhgfdsamnbvcxz0987654321',
  '________________________________a1b2',
  '123123123123123123123123123123123',
  '31415926',
];

/** Bytes that look random and are the same in every run. */
const randomSource = (seed: number): ((count: number) => Buffer) => {
  const random = seededRandom(seed);
  return (count) => Buffer.from(Array.from({ length: count }, () => Math.floor(random() * 256)));
};

const PRINTABLE = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

/** What people make tokens with. Each kind has at least 32 characters and 128 bits. */
const KINDS: [string, (bytes: (count: number) => Buffer) => string][] = [
  ['openssl rand -hex 16', (bytes) => bytes(16).toString('hex')],
  ['openssl rand -hex 16, in upper case', (bytes) => bytes(16).toString('hex').toUpperCase()],
  ['openssl rand -hex 32', (bytes) => bytes(32).toString('hex')],
  ['openssl rand -base64 24', (bytes) => bytes(24).toString('base64')],
  ['openssl rand -base64 32', (bytes) => bytes(32).toString('base64')],
  ['32 bytes in base64url', (bytes) => bytes(32).toString('base64url')],
  [
    'two UUIDs',
    (bytes) =>
      bytes(32)
        .toString('hex')
        .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/g, '$1-$2-$3-$4-$5'),
  ],
  ['32 letters and digits', (bytes) => Array.from(bytes(32), (byte) => (byte % 36).toString(36)).join('')],
  ['32 visible characters', (bytes) => Array.from(bytes(32), (byte) => PRINTABLE[byte % 94]).join('')],
];

describe('a token that is too easy to guess', () => {
  it.each(WEAK)('%s', (token) => {
    expect(isGuessable(token)).toBe(true);
  });

  it('is not recognized by chance: there are many kinds', () =>
    expect(new Set(WEAK).size).toBeGreaterThanOrEqual(48));
});

describe('a random token is never refused', () => {
  it.each(KINDS)('made by %s: 1,500 of them', (_kind, make) => {
    const bytes = randomSource(SEED);
    const refused = Array.from({ length: 1_500 }, () => make(bytes)).filter(isGuessable);
    expect(refused).toEqual([]);
  });

  it('nor are hashes, or what this machine’s own generator makes', () => {
    for (let count = 0; count < 500; count += 1) {
      const hash = createHash('md5').update(String(count)).digest('hex');
      expect(isGuessable(hash), hash).toBe(false);
      const own = randomBytes(16).toString('hex');
      expect(isGuessable(own), own).toBe(false);
    }
  });

  it('nor is one with an accidental pattern in it', () => {
    for (const token of [
      '4f3aaaa91c07d2b85e6f0123b8d94c17',
      'Zk4secret9fQw2Lx8Rt6Yb1Nv5Hm3Jd7',
      'a3f9a3f9c0d17be2856417d90c2f6b8e',
    ])
      expect(isGuessable(token), token).toBe(false);
  });
});
