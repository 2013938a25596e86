import { createPublicKey, generateKeyPair, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import { DPoP, type DPoPHandle } from 'oauth4webapi';

const makePair = promisify(generateKeyPair);

/** Of ES256, which every server that publishes its algorithms for proofs names. */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** A new key to bind the tokens of one login to, as a JSON Web Key: a secret. */
export const makeDpopKey = async (): Promise<string> => {
  const { privateKey } = await makePair('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
};

/**
 * What makes proofs with a key (RFC 9449 section 4), and remembers the nonces of servers.
 * @throws if the text is no key, which a stored one that opens always is
 */
export const proverOf = async (key: string): Promise<DPoPHandle> => {
  const jwk = JSON.parse(key) as JsonWebKey;
  const publicJwk = createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'jwk' });
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['sign']),
    crypto.subtle.importKey('jwk', publicJwk as JsonWebKey, ALGORITHM, true, ['verify']),
  ]);
  return DPoP({}, { privateKey, publicKey });
};
