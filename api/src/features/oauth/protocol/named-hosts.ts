import { asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { field } from '#src/features/oauth/protocol/response-fields.ts';

/** Longer than any host name with its scheme and a path. */
const MAX_URL = 1000;

/** The host of `https://acme.example.com/path`, or of `acme.example.com`; undefined for anything else, and for one with a port or a user. */
const hostOf = (text: string): string | undefined => {
  if (text.length > MAX_URL) return undefined;
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain ? url.hostname : undefined;
};

/**
 * Hosts of the API that a token response names. It is the provider's word, but it decides where the token goes: which of them are
 * believed is decided whenever the token is used (oauth-client.service.ts).
 * @param hostFields which fields name a host
 */
export const namedHosts = (
  objects: readonly JsonObject[],
  hostFields: OauthClient['hostFields'],
): string[] => {
  const hosts = hostFields.flatMap((name) =>
    objects.flatMap((fields) => hostOf(asText(field(fields, name)) ?? '') ?? []),
  );
  return [...new Set(hosts)];
};
