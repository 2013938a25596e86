import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { OAUTH_SIGNING_ALGS } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { describe, expect, it } from 'vitest';
import {
  isPrivateKey,
  type KeyChoice,
  makePrivateKey,
  publicKeyOf,
  readPrivateKey,
  toSigningKey,
} from '#src/features/oauth/client-keys/signing-key.ts';

const OPEN: KeyChoice = { signingAlg: null, keyId: '' };

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

const pem = (key: KeyObject, type: 'pkcs8' | 'pkcs1' | 'sec1' = 'pkcs8'): string =>
  key.export({ format: 'pem', type: type as 'pkcs8' }).toString();
const jwk = (key: KeyObject, fields: object = {}): string =>
  JSON.stringify({ ...key.export({ format: 'jwk' }), ...fields });

const read = (text: string, choice: Partial<KeyChoice> = {}) => {
  const found = readPrivateKey(text, { ...OPEN, ...choice });
  if ('problem' in found) throw new Error(found.problem.message);
  return found;
};
const problemOf = (text: string, choice: Partial<KeyChoice> = {}) => {
  const found = readPrivateKey(text, { ...OPEN, ...choice });
  return 'problem' in found ? found.problem : undefined;
};

const FORMS: Record<string, string> = {
  'PKCS #8': pem(rsa),
  'PKCS #1': pem(rsa, 'pkcs1'),
  'SEC 1': pem(ec, 'sec1'),
  'PEM on one line, as a field of one line leaves it': pem(ec).replaceAll('\n', ''),
  'PEM with \\n, as in an environment file': pem(ec).replaceAll('\n', '\\n'),
  'PEM with the lines of Windows, and text around it': `Bag Attributes\r\n${pem(rsa).replaceAll('\n', '\r\n')}`,
  'a JSON Web Key': jwk(ec),
  'a set of one': `{"keys":[${jwk(rsa)}]}`,
};

describe('a private key is read', () => {
  it.each(Object.entries(FORMS))('as %s', (_form, text) => {
    const { privateKey } = read(text);
    expect([pem(rsa), pem(ec)]).toContain(pem(privateKey));
    expect(isPrivateKey(text)).toBe(true);
  });

  it('with the algorithm and the name that it says, unless others are chosen', () => {
    expect(read(pem(rsa))).toMatchObject({ alg: 'RS256', keyId: null });
    expect(read(pem(ec))).toMatchObject({ alg: 'ES256', keyId: null });
    const named = jwk(rsa, { alg: 'PS384', kid: 'its own' });
    expect(read(named)).toMatchObject({ alg: 'PS384', keyId: 'its own' });
    expect(read(named, { signingAlg: 'RS512', keyId: 'chosen' })).toMatchObject({
      alg: 'RS512',
      keyId: 'chosen',
    });
    // What it cannot do counts for nothing.
    expect(read(jwk(ec, { alg: 'RS256' }))).toMatchObject({ alg: 'ES256' });
  });
});

describe('what is no usable private key', () => {
  it.each([
    ['a secret', 'a-client-secret-0123456789', 'PEM'],
    ['nothing that can be parsed', pem(rsa).replace('MII', 'XYZ'), 'PEM'],
    ['a public key', createPublicKey(rsa).export({ format: 'pem', type: 'spki' }).toString(), 'public key'],
    ['a public JSON Web Key', JSON.stringify(createPublicKey(ec).export({ format: 'jwk' })), 'public key'],
    [
      'a key with a passphrase',
      rsa.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'x' }).toString(),
      'passphrase',
    ],
    [
      'an RSA key that is too short',
      pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey),
      '2048',
    ],
    [
      'a key on another curve',
      pem(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey),
      'P-256',
    ],
    ['one that signs nothing', pem(generateKeyPairSync('x25519').privateKey), 'P-256'],
    ['several', `{"keys":[${jwk(ec)},${jwk(ec)}]}`, 'PEM'],
  ])('is said at its field: %s', (_what, text, words) => {
    expect(problemOf(text)).toMatchObject({ field: 'clientSecret', message: expect.stringContaining(words) });
  });

  it('is said at the algorithm that does not fit', () => {
    expect(problemOf(pem(ec), { signingAlg: 'RS256' })).toEqual({
      field: 'signingAlg',
      message: 'This key cannot sign with RS256, only with ES256',
    });
  });

  it('does not make a private key of what is none', () => {
    for (const text of ['a-client-secret', '{"d":1}', '{"kty":"oct","k":"x","d":"y"}', '', '{'])
      expect(isPrivateKey(text)).toBe(false);
  });
});

describe('a key that is made', () => {
  it.each(OAUTH_SIGNING_ALGS)('for %s signs with it, and shows only what everyone may know', async (alg) => {
    const text = await makePrivateKey(alg);
    const made = read(text);
    expect(made.alg).toBe(alg);
    const { key, keyId } = await toSigningKey(made);
    expect(key).toMatchObject({ type: 'private', extractable: false });
    const { publicJwks, ...known } = publicKeyOf(made);
    expect(known).toEqual({ alg, keyId });
    const [published] = JSON.parse(publicJwks).keys;
    expect(published).toMatchObject({ kid: keyId, alg, use: 'sig' });
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) expect(published).not.toHaveProperty(secret);
  });

  it('is for RS256, which every OpenID provider knows, and never the same', async () => {
    const [one, other] = [await makePrivateKey(null), await makePrivateKey(null)];
    expect(read(one).alg).toBe('RS256');
    expect(read(one).keyId).not.toBe(read(other).keyId);
    expect(pem(read(one).privateKey)).not.toBe(pem(read(other).privateKey));
  });
});
