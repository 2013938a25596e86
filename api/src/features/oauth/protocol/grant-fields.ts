import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { field } from '#src/features/oauth/protocol/response-fields.ts';
import type { TokenGrant } from '#src/features/oauth/protocol/token-grant.ts';

/** Longest token that is stored, in characters: some servers put every group of a person into one. */
const MAX_TOKEN = 32 * 1024;
const MAX_SCOPES = 200;
const MAX_SCOPE = 500;

const MIN_LIFETIME = 30;
const MAX_LIFETIME = 365 * 86_400;
/** RFC 6749 section 5.1 only recommends `expires_in`. Where there is a refresh token, the access token does expire. */
const UNKNOWN_LIFETIME = 3600;

/** RFC 6749 appendix A.12: visible ASCII. Anything else could not be sent in a header. */
const TOKEN = /^[\x20-\x7e]+$/;

/** A token; undefined if there is none, null if it cannot be used. */
const tokenOf = (value: JsonValue | undefined): string | null | undefined => {
  const text = asText(value);
  if (text === undefined) return undefined;
  return text.length <= MAX_TOKEN && TOKEN.test(text) ? text : null;
};

/**
 * A number, or its text; undefined for anything else, and for 0: by that, Mailchimp and VK mean that it never expires
 * (docs/decisions/0025).
 */
export const numberOf = (value: JsonValue | undefined): number | undefined => {
  const number = typeof value === 'number' ? value : Number(asText(value) ?? Number.NaN);
  return Number.isNaN(number) || number === 0 ? undefined : number;
};

const clamp = (seconds: number): number =>
  Math.min(Math.max(Math.floor(seconds), MIN_LIFETIME), MAX_LIFETIME);

/** Seconds from now until a time in seconds or milliseconds since the epoch, or in ISO 8601. */
const untilTime = (value: JsonValue | undefined, now: number): number | undefined => {
  const number = numberOf(value);
  const ms = number === undefined ? Date.parse(asText(value) ?? '') : number > 1e11 ? number : number * 1000;
  return Number.isNaN(ms) || value === 0 || value === '0' ? undefined : (ms - now) / 1000;
};

/** `expires` is a lifetime at Facebook's older versions, and a time elsewhere: no token lives for thirty years. */
const ofExpires = (value: JsonValue | undefined, now: number): number | undefined => {
  const number = numberOf(value);
  return number !== undefined && Math.abs(number) < 1e9 ? number : untilTime(value, now);
};

const lifetimeOf = (fields: JsonObject, now: number, hasRefreshToken: boolean): number | null => {
  const seconds =
    numberOf(field(fields, 'expires_in')) ??
    untilTime(field(fields, 'expires_at'), now) ??
    ofExpires(field(fields, 'expires'), now);
  if (seconds !== undefined) return clamp(seconds);
  return hasRefreshToken ? UNKNOWN_LIFETIME : null;
};

/** A list, or a text with spaces (RFC 6749 section 3.3) or commas (GitHub, Slack) between them. Null if it is neither. */
export const scopesIn = (value: JsonValue | undefined): string[] | null => {
  if (typeof value !== 'string' && !Array.isArray(value)) return null;
  const entries = Array.isArray(value) ? value : value.split(/[\s,]+/);
  const scopes = entries.flatMap((entry) => asText(entry) ?? []);
  return [...new Set(scopes.filter((scope) => scope.length <= MAX_SCOPE && TOKEN.test(scope)))].slice(
    0,
    MAX_SCOPES,
  );
};

const scopesOf = (fields: JsonObject): string[] | null =>
  scopesIn(field(fields, 'scope') ?? field(fields, 'scopes'));

/** The type of a token that is bound to a key (RFC 9449 section 5). */
export const DPOP = 'DPoP';

/** RFC 9110 section 11.1: a scheme is a token. Its case does not matter (RFC 6749 section 5.1). */
const typeOf = (value: JsonValue | undefined): string => {
  const type = asText(value) ?? '';
  if (type.toLowerCase() === DPOP.toLowerCase()) return DPOP;
  return !/^[\w!#$%&'*+.^`|~-]{1,64}$/.test(type) || type.toLowerCase() === 'bearer' ? 'Bearer' : type;
};

/** Types of tokens that are sent with a signature or a proof of possession, and the one that says it is no access token. */
const UNUSABLE_TYPE = /^(?:(?:http[-_])?h?mac\b|d?pop\b|hok\b|hawk\b|http[-_]?sig|n_a$)/i;

/**
 * Whether the response says that its token can be sent neither as a bearer token nor with what was proved for it (RFC 6749 section
 * 7.1): only a token of a request with a proof can be of the type DPoP.
 */
export const needsProof = (fields: JsonObject, hasProof: boolean): boolean => {
  const type = (asText(field(fields, 'token_type')) ?? '').trim();
  return UNUSABLE_TYPE.test(type) && !(hasProof && type.toLowerCase() === DPOP.toLowerCase());
};

/** The grant in an object with an access token; undefined if a token in it cannot be used. */
export const grantOf = (
  fields: JsonObject,
  now: number,
): Omit<TokenGrant, 'hosts' | 'fields' | 'account' | 'dpopKey'> | undefined => {
  const accessToken = tokenOf(field(fields, 'access_token'));
  const refreshToken = tokenOf(field(fields, 'refresh_token'));
  if (typeof accessToken !== 'string' || refreshToken === null) return undefined;
  return {
    accessToken,
    refreshToken: refreshToken ?? null,
    // Nothing depends on it, so one that cannot be stored is left out.
    idToken: tokenOf(field(fields, 'id_token')) ?? null,
    tokenType: typeOf(field(fields, 'token_type')),
    scopes: scopesOf(fields),
    expiresIn: lifetimeOf(fields, now, refreshToken !== undefined),
  };
};
