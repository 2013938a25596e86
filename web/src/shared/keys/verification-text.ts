import type { KeyVerification } from '@gatehouse/contract/verification.ts';
import { formatDate } from '#src/lib/format.ts';

const TITLES = new Map<KeyVerification['valid'], string>([
  [true, 'Key is valid'],
  [false, 'Key is not valid'],
  [null, 'Key could not be verified'],
]);

/** The result of a verification in a few words. */
export const verificationTitle = ({ valid }: KeyVerification): string => TITLES.get(valid) ?? '';

/** The result of a verification: the reason, and the scopes and the expiry if the provider names them. */
export const verificationText = ({ message, scopes, expiresAt }: KeyVerification): string =>
  [
    // A reason that names an address ends without a full stop.
    scopes?.length || expiresAt !== undefined ? message.replace(/\.?$/, '.') : message,
    scopes === undefined || scopes.length === 0 ? '' : `Scopes: ${scopes.join(', ')}.`,
    expiresAt === undefined ? '' : `It expires on ${formatDate(expiresAt)}.`,
  ]
    .filter(Boolean)
    .join(' ');
