import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import type { ErrorParts } from '#src/error/error-table.ts';

/**
 * With which statuses words count. An `invalid_request` with 401 still rejects the key, and a 404 with
 * `forbidden` is a 404.
 */
const FITS: Partial<Record<Cause, RegExp>> = {
  clock: /^(?:2..|40[013])$/,
  signature: /^(?:2..|40[013])$/,
  restricted: /^(?:2..|40[0139])$/,
  quota: /^(?:2..|4..)$/,
  credential: /^(?:2..|40[0134]|422|419|440|49[89])$/,
  permission: /^(?:2..|40[0134])$/,
  customer: /^(?:2..|40[0239]|422|403)$/,
  payment: /^(?:2..|40[0-3]|422|429)$/,
  account: /^(?:2..|40[0-3]|42[23])$/,
  'not-enabled': /^(?:2..|40[0349]|501)$/,
  elsewhere: /^(?:2..|3..|40[013]|421)$/,
  'not-found': /^(?:2..|40[049]|422)$/,
  conflict: /^(?:2..|40[039]|412|422)$/,
  policy: /^(?:2..|40[03]|422)$/,
  overloaded: /^(?:2..|5..)$/,
  server: /^(?:2..|5..)$/,
  'not-ready': /^(?:2..|409|503)$/,
  retired: /^(?:2..|40[0134]|410|426)$/,
  request: /^(?:2..|40[06]|41[35]|422)$/,
};

/** Whether a cause is said with a status. */
export const fits = (cause: Cause, status: number): boolean => FITS[cause]?.test(String(status)) ?? true;

/** The status that says something: SOAP sends every fault with 500, which therefore says as little as a 200. */
export const statusOf = ({ status, root }: Pick<ErrorParts, 'root'> & { status: number }): number =>
  /(?:^|:)Envelope$/.test(root ?? '') ? 200 : status;
