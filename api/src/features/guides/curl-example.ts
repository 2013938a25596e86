import type { ProviderFacts } from '@gatehouse/contract/providers.ts';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';

/** A call that reads. Without a path it goes to the base URL itself. */
const reading = (baseUrl: string, path: string) =>
  ({ method: 'GET', endpoint: path === '' ? baseUrl : path }) as const;

/**
 * A first call with curl, the key from an environment variable. Undefined where too little is known for one, or where
 * the key would travel in the open.
 * @param path below the base URL, with a slash before it; empty for the base URL itself
 */
export const curlExample = (provider: ProviderFacts, path: string): string | undefined => {
  // Over plain http everyone on the way could read it.
  if (!provider.baseUrl?.startsWith('https:')) return undefined;
  const credential = shownCredential(provider);
  const request = reading(provider.baseUrl, path);
  return curlCommand(request, credential, { key: credential, placeholders: true });
};

/** A call of an API that takes no key. */
export const keylessCurlExample = (provider: ProviderFacts, path: string): string | undefined =>
  provider.baseUrl === null
    ? undefined
    : curlCommand(reading(provider.baseUrl, path), provider, { placeholders: true });
