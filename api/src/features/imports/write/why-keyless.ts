import type { ExportedEndpoint } from '#src/features/imports/write/exported-endpoint.ts';
import { whyWithheld } from '#src/features/keys/key-hosts.ts';

/**
 * Why an exported endpoint has no key: a call would withhold it there too. An export belongs to no key, so only the hosts of
 * the provider count. Undefined if the key may be sent.
 */
export const whyKeyless = (
  { endpoint, provider }: Pick<ExportedEndpoint, 'endpoint' | 'provider'>,
  localNetworks: boolean,
): string | undefined => {
  const left = `The key of ${provider.name} is left out`;
  if (!URL.canParse(endpoint)) return `${left}: the host of the endpoint is not known.`;
  const { keyPlacement } = provider;
  if (keyPlacement.type === 'parts' && keyPlacement.signature !== undefined)
    return `${left}: each call is signed with it, and an exported request cannot be.`;
  const url = new URL(endpoint);
  const reason = whyWithheld(url, { provider: provider.hosts, baseUrl: null, pinned: [] }, localNetworks);
  if (reason === undefined) return undefined;
  return reason === 'plain-http'
    ? `${left}: ${url.host} is called over plain http, where everyone on the network path could read it.`
    : `${left}: ${url.host} is not one of its hosts.`;
};
