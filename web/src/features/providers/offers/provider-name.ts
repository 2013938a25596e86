import type { Provider } from '@gatehouse/contract/providers.ts';

type Named = Pick<Provider, 'name' | 'origin'>;

/**
 * The host of the company on whose site a provider was found, unless its name ends with it; undefined for all others.
 * Anyone can give an API the name of another, in letters that only look the same: the host tells them apart.
 */
const foundOn = ({ name, origin }: Named): string | undefined =>
  origin?.type === 'site' && !name.endsWith(`(${origin.host})`) ? origin.host : undefined;

/** The name of a provider wherever one is chosen or shown, with the host on which it was found. */
export const providerLabel = (provider: Named): string => {
  const host = foundOn(provider);
  return host === undefined ? provider.name : `${provider.name} · ${host}`;
};
