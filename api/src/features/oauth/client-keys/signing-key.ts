import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { promisify } from 'node:util';
import { asObject, asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { OAUTH_SIGNING_ALGS, type OauthSigningAlg } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';

/** As the types of wherever this is checked have it: those of Node, and in the web, which reads these types too, those of browsers. */
type SigningCryptoKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
type ImportAlgorithm = Parameters<typeof crypto.subtle.importKey>[2];

/** A private key of a client, ready to sign. */
export type SigningKey = { key: SigningCryptoKey; alg: OauthSigningAlg; keyId: string | null };

/** What may be known of it by everyone. */
export type PublicKey = {
  alg: OauthSigningAlg;
  keyId: string | null;
  /** A JSON Web Key Set with the public key, as servers take it. */
  publicJwks: string;
};

/** What a configuration says of its key; null and empty text: as the key itself says. */
export type KeyChoice = { signingAlg: OauthSigningAlg | null; keyId: string };

/** What is wrong, at the field that it is about. */
export type KeyProblem = { field: 'clientSecret' | 'signingAlg'; message: string };

export type ReadKey = { privateKey: KeyObject; alg: OauthSigningAlg; keyId: string | null };

/** RFC 7518 section 3.3. */
const MIN_RSA_BITS = 2048;

const PEM = /-----BEGIN ((?:RSA |EC )?PRIVATE KEY)-----([A-Za-z0-9+/=\s]+)-----END \1-----/;
const ENCRYPTED = /-----BEGIN ENCRYPTED PRIVATE KEY-----|Proc-Type: 4,ENCRYPTED/;

/** PEM with the lines that it needs: a field of one line takes them away, and an environment file writes them as `\n`. */
const asPem = (text: string): string | undefined => {
  const [, label, body] = PEM.exec(text.replaceAll(/\\[rn]/g, '\n')) ?? [];
  const lines = body?.replaceAll(/\s+/g, '').match(/.{1,64}/g);
  return lines?.length
    ? `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
    : undefined;
};

/** A JSON Web Key, or the only one of a set. */
const asJwk = (text: string): JsonObject | undefined => {
  const fields = text.trimStart().startsWith('{') ? parseBoundedObject(text) : undefined;
  if (!Array.isArray(fields?.keys)) return fields;
  return fields.keys.length === 1 ? asObject(fields.keys[0]) : undefined;
};

/** Whether a text is a private key, in any form that is read here, also one that is not accepted: it is never sent as a secret. */
export const isPrivateKey = (text: string): boolean => {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return true;
  const jwk = asJwk(text);
  return jwk?.kty !== undefined && asText(jwk.kty) !== 'oct' && jwk.d !== undefined;
};

const RSA = OAUTH_SIGNING_ALGS.filter((alg) => /^[RP]S/.test(alg));
const CURVES: Record<string, OauthSigningAlg> = {
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
};

/** The algorithms that a key can sign with, the one for it that is most common first. */
const algsOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): readonly OauthSigningAlg[] => {
  if (asymmetricKeyType === 'rsa') return RSA;
  if (asymmetricKeyType === 'ed25519') return ['EdDSA'];
  const alg = asymmetricKeyType === 'ec' ? CURVES[asymmetricKeyDetails?.namedCurve ?? ''] : undefined;
  return alg === undefined ? [] : [alg];
};

const atKey = (message: string): { problem: KeyProblem } => ({ problem: { field: 'clientSecret', message } });

const PUBLIC = /-----BEGIN (?:CERTIFICATE|[A-Z ]*PUBLIC KEY)-----/;
const ONLY_PUBLIC = 'This is a public key: enter the private key that belongs to it';
const OTHER_KIND = 'Private Key must be an RSA key, Ed25519, or on the curve P-256, P-384 or P-521';
const TOO_SHORT = `Private Key is too short: an RSA key must have at least ${MIN_RSA_BITS} bits`;
const NO_KEY = 'Private Key must be a private key as PEM (BEGIN PRIVATE KEY) or as a JSON Web Key';

const parseKey = (text: string, jwk: JsonObject | undefined): KeyObject | undefined => {
  const pem = asPem(text);
  try {
    if (pem !== undefined) return createPrivateKey(pem);
    return jwk && createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' });
  } catch {
    return undefined;
  }
};

/** The key in a text, if it is a usable one. */
const usableKey = (text: string, jwk: JsonObject | undefined): KeyObject | { problem: KeyProblem } => {
  if (ENCRYPTED.test(text)) return atKey('Private Key is encrypted: enter it without a passphrase');
  if (PUBLIC.test(text) || (jwk !== undefined && jwk.d === undefined)) return atKey(ONLY_PUBLIC);
  const key = parseKey(text, jwk);
  if (key === undefined) return atKey(NO_KEY);
  if (algsOf(key).length === 0) return atKey(OTHER_KIND);
  const isShort = (key.asymmetricKeyDetails?.modulusLength ?? MIN_RSA_BITS) < MIN_RSA_BITS;
  return isShort ? atKey(TOO_SHORT) : key;
};

/** Reads a private key that somebody entered, with what the configuration says of it. What is wrong names the field. */
export const readPrivateKey = (
  text: string,
  { signingAlg, keyId }: KeyChoice,
): ReadKey | { problem: KeyProblem } => {
  const jwk = asJwk(text);
  const privateKey = usableKey(text, jwk);
  if ('problem' in privateKey) return privateKey;
  const algs = algsOf(privateKey);
  const said = algs.find((one) => one === asText(jwk?.alg)) ?? algs[0];
  const alg = signingAlg === null ? said : algs.find((one) => one === signingAlg);
  if (alg === undefined) {
    const message = `This key cannot sign with ${signingAlg}, only with ${algs.join(', ')}`;
    return { problem: { field: 'signingAlg', message } };
  }
  return { privateKey, alg, keyId: keyId || (asText(jwk?.kid) ?? '').slice(0, 500) || null };
};

const HASHES: Record<string, string> = { '256': 'SHA-256', '384': 'SHA-384', '512': 'SHA-512' };
const NAMED_CURVES: Record<string, string> = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' };

const webAlgorithm = (alg: OauthSigningAlg): ImportAlgorithm => {
  if (alg === 'EdDSA') return { name: 'Ed25519' };
  const namedCurve = NAMED_CURVES[alg];
  if (namedCurve !== undefined) return { name: 'ECDSA', namedCurve };
  const hash = HASHES[alg.slice(2)] ?? 'SHA-256';
  return { name: alg.startsWith('PS') ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash };
};

/** The key as what signs takes it: nothing can read it out again. */
export const toSigningKey = async ({ privateKey, alg, keyId }: ReadKey): Promise<SigningKey> => {
  const jwk = privateKey.export({ format: 'jwk' }) as JsonWebKey;
  return { key: await crypto.subtle.importKey('jwk', jwk, webAlgorithm(alg), false, ['sign']), alg, keyId };
};

/** What is registered at the provider. */
export const publicKeyOf = ({ privateKey, alg, keyId }: ReadKey): PublicKey => {
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  const named = { ...jwk, ...(keyId === null ? {} : { kid: keyId }), alg, use: 'sig' };
  return { alg, keyId, publicJwks: JSON.stringify({ keys: [named] }, null, 2) };
};

const makePair = promisify(generateKeyPair);

const pairFor = (alg: OauthSigningAlg) => {
  if (alg === 'EdDSA') return makePair('ed25519');
  const namedCurve = NAMED_CURVES[alg];
  if (namedCurve !== undefined) return makePair('ec', { namedCurve });
  return makePair('rsa', { modulusLength: 2048 });
};

/**
 * A new private key as a JSON Web Key with a name of its own; for RS256, which OpenID providers have to know (OpenID Connect
 * Core 15.1), unless another algorithm is chosen.
 */
export const makePrivateKey = async (signingAlg: OauthSigningAlg | null): Promise<string> => {
  const alg = signingAlg ?? 'RS256';
  const { privateKey } = await pairFor(alg);
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg, kid: randomUUID() });
};
