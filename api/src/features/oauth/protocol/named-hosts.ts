import { asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { matchesHost } from '@gatehouse/request/covers-url.ts';
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
 * Hosts of the API that a token response names. It is the provider's word, but it decides where the token goes: only names
 * below domains that the facts about the provider name are believed.
 * @param hostFields which fields name a host, and which hosts are believed
 */
export const namedHosts = (
  objects: readonly JsonObject[],
  hostFields: OauthClient['hostFields'],
): string[] => {
  const hosts = Object.entries(hostFields).flatMap(([name, believed]) =>
    objects.flatMap((fields) => {
      const host = hostOf(asText(field(fields, name)) ?? '');
      return host !== undefined && believed.some((pattern) => matchesHost(pattern, host)) ? [host] : [];
    }),
  );
  return [...new Set(hosts)];
};
