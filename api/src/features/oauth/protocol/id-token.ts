import { asObject, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { parseBounded } from '@gatehouse/response/body/bounded-json.ts';

/**
 * What an ID token says; undefined if it cannot be read, as an encrypted one. It came from the token URL itself, so its signature
 * need not be checked (OpenID Connect Core 3.1.3.7).
 */
export const claimsIn = (idToken: string): JsonObject | undefined => {
  const [, payload = ''] = idToken.split('.');
  const parsed = parseBounded(Buffer.from(payload, 'base64url').toString('utf8'));
  return 'unread' in parsed ? undefined : asObject(parsed.value);
};
