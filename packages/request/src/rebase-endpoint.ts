import { type EndpointUrl, resolveEndpoint } from '#src/endpoint-url.ts';

const startOf = (baseUrl: string): string => {
  const { origin, pathname } = new URL(baseUrl);
  return origin + pathname.replace(/(?<!\/)\/+$/, '');
};

/** Whether a full URL is the base URL or below its path. */
export const isBelow = (url: string, baseUrl: string): boolean => {
  const start = startOf(baseUrl);
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return address === start || address.startsWith(`${start}/`);
};

/**
 * The same call below another base URL: what follows the longest of the `known` base URLs that the full URL is below, or else
 * its whole path, below `baseUrl`.
 */
export const rebaseEndpoint = (
  url: string,
  known: readonly string[],
  baseUrl: string,
): EndpointUrl | null => {
  const starts = known.filter((base) => isBelow(url, base)).map(startOf);
  const [longest = ''] = starts.toSorted((a, b) => b.length - a.length);
  const { origin, pathname, search } = new URL(url);
  const path = (origin + pathname).slice(longest === '' ? origin.length : longest.length);
  return resolveEndpoint(`/${path.replace(/^\/+/, '')}${search}`, baseUrl);
};
