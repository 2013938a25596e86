import type { SignedPart, Signing } from '@gatehouse/knowledge/schema/webhook.ts';
import { isKeyPair } from '#src/derived-keys.ts';

/** What a function that verifies is written from. */
export type VerifierInput = {
  check: Signing;
  /** The variable of the template. */
  variable: string;
};

/** One language: how it writes the function, and what that needs besides its variables. */
export type Verifier = {
  /** How the language is called in a sentence. */
  name: string;
  /** How the function is called, and what it takes. */
  usage: (verified: VerifierInput) => string;
  needs: (verified: VerifierInput) => string[];
  /** The code, without a line break at its end. */
  write: (verified: VerifierInput) => string;
};

export const keyVariable = ({ check, variable }: VerifierInput): string =>
  check.publicKey?.variable ?? variable;

export const isHmac = ({ algorithm }: Signing): boolean => algorithm.startsWith('hmac-');
/** What the code calls the value of the variable with the key. */
export const keyName = ({ check }: VerifierInput, publicKey = 'publicKey'): string =>
  isKeyPair(check) ? publicKey : 'secret';

export const digestOf = ({ algorithm }: Signing): 'sha1' | 'sha256' =>
  algorithm === 'hmac-sha1' ? 'sha1' : 'sha256';

export const signs = ({ signed }: Signing, part: SignedPart): boolean => signed.includes(part);

/** What stands before the 32 bytes of an Ed25519 key in a SubjectPublicKeyInfo (RFC 8410, section 4), in hex. */
export const ED25519_PREFIX = '302a300506032b6570032100';

/** The parts that are signed, as expressions. */
export const partsIn = (
  { signed }: Signing,
  names: Readonly<Record<Exclude<SignedPart, object>, string>>,
  literal: (text: string) => string,
): string[] => signed.map((part) => (typeof part === 'string' ? names[part] : literal(part.text)));

/** The first sentence of the comment of the function. */
export const summary = ({ check, ...rest }: VerifierInput): string => {
  const variable = keyVariable({ check, ...rest });
  if (check.algorithm === 'equal') return `Whether a webhook carries the secret in ${variable}.`;
  const what = isKeyPair(check) ? 'for the public key' : 'with the secret';
  const when = check.timestamp === undefined ? '' : `, at most ${check.tolerance} seconds ago`;
  return `Whether a webhook was signed ${what} in ${variable}${when}.`;
};
