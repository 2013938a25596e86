import type { Provider } from '@gatehouse/contract/providers.ts';

type Hosts = Pick<Provider, 'hosts' | 'baseUrl'>;

/** How well a provider fits a URL: more for more of the URL; 0 if a key of the provider would not be sent there. */
const fitOf = (url: URL, { hosts, baseUrl }: Hosts): number => {
  const patterns = hosts.filter((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === url.hostname || host === url.host,
  );
  const longest = Math.max(0, ...patterns.map((host) => host.length));
  if (baseUrl === null) return longest;
  const base = new URL(baseUrl);
  if (base.host !== url.host) return longest;
  const isBelow = `${url.pathname}/`.startsWith(`${base.pathname.replace(/(?<!\/)\/+$/, '')}/`);
  return base.host.length + 1 + (isBelow ? base.pathname.length : 0);
};

/**
 * The provider to whose hosts a URL belongs; of several the one whose base URL or host says the most. Undefined if none
 * has this host: a name says nothing about where a key may be sent.
 */
export const providerOfUrl = <P extends Hosts>(providers: readonly P[], url: URL): P | undefined =>
  providers
    .map((provider) => ({ provider, fit: fitOf(url, provider) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)[0]?.provider;
