import {
  checkPrime,
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Signing } from '@gatehouse/knowledge/schema/webhook.ts';

/*
 * Providers that sign with a key pair show its public key only. For trying a receiver out, the pair is derived from the
 * text that was typed, so that the public key stays the same for a text, and nothing has to be stored. Whoever knows the
 * text can sign: such a pair protects nothing.
 */

const bytesFrom = (purpose: string, text: string, length: number): Buffer =>
  createHash('shake256', { outputLength: length }).update(`${purpose}\0${text}`, 'utf8').digest();

/** RFC 8410, section 7: what stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const ed25519KeyOf = (text: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([ED25519_PKCS8, bytesFrom('ed25519', text, 32)]),
    format: 'der',
    type: 'pkcs8',
  });

const bigOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

const bytesOf = (value: bigint, length?: number): Buffer => {
  const hex = value.toString(16);
  return Buffer.from(
    hex.padStart(length === undefined ? hex.length + (hex.length % 2) : 2 * length, '0'),
    'hex',
  );
};

const inJwk = (value: bigint, length?: number): string => bytesOf(value, length).toString('base64url');

/** FIPS 186-5, section 3.2.1.3: the order of the curve P-256. */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const p256KeyOf = (text: string): KeyObject => {
  const secret = (bigOf(bytesFrom('p-256', text, 40)) % (P256_ORDER - 1n)) + 1n;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytesOf(secret, 32));
  const point = curve.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: inJwk(secret, 32),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return createPrivateKey({ key: jwk, format: 'jwk' });
};

const isPrime = promisify(checkPrime);
const PUBLIC_EXPONENT = 65_537n;
const PRIME_BYTES = 128;

/** The first prime from a derived number on whose two highest bits are set, so that a product of two has 2,048 bits. */
const primeFrom = async (purpose: string, text: string): Promise<bigint> => {
  const start = bytesFrom(purpose, text, PRIME_BYTES);
  start[0] = (start[0] ?? 0) | 0xc0;
  start[PRIME_BYTES - 1] = (start[PRIME_BYTES - 1] ?? 0) | 1;
  for (let candidate = bigOf(start); ; candidate += 2n)
    if ((candidate - 1n) % PUBLIC_EXPONENT !== 0n && (await isPrime(candidate))) return candidate;
};

const inverse = (value: bigint, modulus: bigint): bigint => {
  let [a, b, x, y] = [value % modulus, modulus, 1n, 0n];
  while (b !== 0n) {
    const quotient = a / b;
    [a, b] = [b, a - quotient * b];
    [x, y] = [y, x - quotient * y];
  }
  return ((x % modulus) + modulus) % modulus;
};

const rsaKeyOf = async (text: string): Promise<KeyObject> => {
  const [p, q] = await Promise.all([primeFrom('rsa p', text), primeFrom('rsa q', text)]);
  const d = inverse(PUBLIC_EXPONENT, (p - 1n) * (q - 1n));
  const jwk = {
    kty: 'RSA',
    n: inJwk(p * q),
    e: inJwk(PUBLIC_EXPONENT),
    d: inJwk(d),
    p: inJwk(p),
    q: inJwk(q),
    dp: inJwk(d % (p - 1n)),
    dq: inJwk(d % (q - 1n)),
    qi: inJwk(inverse(q, p)),
  };
  return createPrivateKey({ key: jwk, format: 'jwk' });
};

type KeyPairAlgorithm = Exclude<Signing['algorithm'], `hmac-${string}` | 'equal'>;

export const isKeyPair = (signing: Signing): signing is Signing & { algorithm: KeyPairAlgorithm } =>
  !signing.algorithm.startsWith('hmac-') && signing.algorithm !== 'equal';

/** The last key pair: a delivery needs its pair twice, and finding primes takes a while. */
let lastRsa: { text: string; key: Promise<KeyObject> } | undefined;

export const privateKeyOf = async (algorithm: KeyPairAlgorithm, text: string): Promise<KeyObject> => {
  if (algorithm === 'ed25519') return ed25519KeyOf(text);
  if (algorithm === 'ecdsa-p256') return p256KeyOf(text);
  if (lastRsa?.text !== text) lastRsa = { text, key: rsaKeyOf(text) };
  return lastRsa.key;
};

/** The length of an Ed25519 key, which ends its DER. */
const ED25519_BYTES = 32;

/** The public key of that pair, as the provider shows it; undefined if none is needed. */
export const publicKeyOf = async (signing: Signing, text: string): Promise<string | undefined> => {
  if (!isKeyPair(signing)) return undefined;
  const der = createPublicKey(await privateKeyOf(signing.algorithm, text)).export({
    type: 'spki',
    format: 'der',
  });
  return signing.key === 'hex' ? der.subarray(-ED25519_BYTES).toString('hex') : der.toString('base64');
};
