import type { Provider } from '@gatehouse/contract/providers.ts';

/** This machine and private networks: a key may go there while only this machine can reach the server. */
const LOCAL =
  /^(?:localhost|.+\.localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\])$/;

/** The hosts that a provider's keys go to by themselves; `any host below example.com` for a pattern. */
export const keyHosts = ({ hosts, baseUrl }: Pick<Provider, 'hosts' | 'baseUrl'>): string[] => {
  if (hosts.length > 0) return hosts.map((host) => host.replace(/^\*\./, 'any host below '));
  const base = baseUrl === null ? null : URL.parse(baseUrl);
  return base !== null && LOCAL.test(base.hostname) ? [base.host] : [];
};
