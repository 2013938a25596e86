import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { numberOf } from '#src/features/oauth/protocol/grant-fields.ts';
import { isSecureEndpoint } from '#src/features/oauth/protocol/loopback-url.ts';
import { errorIn, errorOfFailure } from '#src/features/oauth/protocol/provider-error.ts';
import { isOk, type Refusal, type Unusable } from '#src/features/oauth/protocol/read-token-response.ts';
import { field, readFields } from '#src/features/oauth/protocol/response-fields.ts';

/** What begins a login with a code (RFC 8628 section 3.2), bounded. */
export type DeviceAuthorization = {
  /** A secret: who has it gets the tokens. */
  deviceCode: string;
  userCode: string;
  verificationUri: string;
  /** The same page with the code filled in; null if there is none, or if it cannot be opened safely. */
  verificationUriComplete: string | null;
  /** Seconds until the codes are worth nothing. */
  expiresIn: number;
  /** Seconds between two requests for the tokens. */
  interval: number;
};

type ReadDeviceAuthorization =
  | { authorization: DeviceAuthorization }
  | { refused: Refusal; secrets: string[] }
  | { unusable: Unusable };

/** Longest device code, in characters: some servers put everything that they know of the login into it. */
const MAX_DEVICE_CODE = 8192;
const MAX_USER_CODE = 64;
const MAX_URI = 2048;

/** Section 3.2: the default where the server gives none. */
const DEFAULT_INTERVAL = 5;
const INTERVALS = { least: 1, most: 60 };
/** Servers give 5 to 30 minutes. Nobody waits longer, and nobody enters a code within a second. */
const LIFETIMES = { least: 30, most: 3600 };
/** Section 3.2 requires it. */
const UNKNOWN_LIFETIME = 600;

const bounded = (seconds: number, { least, most }: typeof LIFETIMES): number =>
  Math.min(Math.max(Math.floor(seconds), least), most);

/** Visible ASCII, in which words may be parted by single spaces: what a person can read, type and compare. */
const USER_CODE = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const DEVICE_CODE = /^[\x20-\x7e]+$/;

const textOf = (value: JsonValue | undefined, most: number, pattern: RegExp): string | undefined => {
  const text = asText(value)?.trim();
  return text !== undefined && text.length <= most && pattern.test(text) ? text : undefined;
};

/** A page that a person is led to: https, or http on this machine, without user information. */
const pageIn = (fields: JsonObject, names: readonly string[]): string | undefined => {
  const name = names.find((one) => field(fields, one) !== undefined);
  const text = name === undefined ? undefined : asText(field(fields, name))?.trim();
  if (text === undefined || text.length > MAX_URI || !isSecureEndpoint(text)) return undefined;
  // As a browser reads it: what is shown is what is opened.
  const { href } = new URL(text);
  return href.length <= MAX_URI ? href : undefined;
};

/** Google and others still have the names of a draft. */
const URI_NAMES = ['verification_uri', 'verification_url'];
const COMPLETE_NAMES = ['verification_uri_complete', 'verification_url_complete'];

const readCodes = (fields: JsonObject): ReadDeviceAuthorization => {
  const isNamed = (names: readonly string[]) => names.some((name) => field(fields, name) !== undefined);
  const needed = [['device_code'], ['user_code'], URI_NAMES];
  if (!needed.every(isNamed)) return { unusable: 'no_code' };
  const deviceCode = textOf(field(fields, 'device_code'), MAX_DEVICE_CODE, DEVICE_CODE);
  const userCode = textOf(field(fields, 'user_code'), MAX_USER_CODE, USER_CODE);
  const verificationUri = pageIn(fields, URI_NAMES);
  if (deviceCode === undefined || userCode === undefined || verificationUri === undefined)
    return { unusable: 'bad_code' };
  return {
    authorization: {
      deviceCode,
      userCode,
      verificationUri,
      verificationUriComplete: pageIn(fields, COMPLETE_NAMES) ?? null,
      expiresIn: bounded(numberOf(field(fields, 'expires_in')) ?? UNKNOWN_LIFETIME, LIFETIMES),
      interval: bounded(numberOf(field(fields, 'interval')) ?? DEFAULT_INTERVAL, INTERVALS),
    },
  };
};

/**
 * What a device authorization endpoint responded: JSON or form-encoded, any 2xx, and an error in whatever status. Never throws.
 * Of an address only what may be opened is believed.
 */
export const readDeviceAuthorization = ({
  status,
  text,
}: {
  status: number;
  text: string;
}): ReadDeviceAuthorization => {
  const refused = (code: string, description: string, secrets: string[] = []): ReadDeviceAuthorization => ({
    refused: { code, description, status, said: `${code}\n${description}`.slice(0, 4000) },
    secrets,
  });
  const body = readFields(text);
  if (!('fields' in body))
    return isOk(status) ? { unusable: body.unreadable } : refused(`http_${status}`, '');
  const { fields } = body;
  const error = isOk(status) ? errorIn(fields) : errorOfFailure(fields);
  if (error === undefined) return readCodes(fields);
  return refused(error.code, error.description, [asText(field(fields, 'device_code')) ?? []].flat());
};
