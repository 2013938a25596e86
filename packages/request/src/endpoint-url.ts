import { withStandIns } from '@gatehouse/contract/plain/variables/marks.ts';
import { climbs } from '#src/climbing-path.ts';
import type { CalledWith } from '#src/credential.ts';
import { readAsHost } from '#src/host-in-endpoint.ts';
import { type AccountField, withAccountFields } from '#src/path-params.ts';

export type EndpointUrl =
  | {
      url: string;
      /** The endpoint begins with a host, without a scheme. */
      isHost?: true;
      problem?: never;
    }
  | { problem: string; url?: never };

const absolute = (endpoint: string): EndpointUrl => {
  if (!URL.canParse(endpoint)) return { problem: 'Endpoint is not a valid URL' };
  const url = new URL(endpoint);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { problem: 'Endpoint must start with http:// or https://' };
  if (url.username !== '' || url.password !== '')
    return { problem: 'Endpoint must not contain a user name or password: the key is added for you' };
  return { url: url.href };
};

/** Below the base URL's path. Parameters of its query are added to every call, unless the endpoint has its own value. */
const below = (baseUrl: string, endpoint: string): URL | null => {
  const base = new URL(baseUrl);
  const start = `${base.origin}${base.pathname.replace(/(?<!\/)\/+$/, '')}`;
  const url = URL.parse(
    endpoint.startsWith('?') ? start + endpoint : `${start}/${endpoint.replace(/^\/+/, '')}`,
  );
  const own = new Set(url?.searchParams.keys());
  for (const [name, value] of base.searchParams) if (!own.has(name)) url?.searchParams.append(name, value);
  return url;
};

const NO_BASE_URL: Record<CalledWith, string> = {
  'no key': 'Without a key there is no base URL: enter a full URL',
  key: 'This key has no base URL: enter a full URL, or set a base URL for the key',
  'access token': 'The provider of this connection has no base URL: enter a full URL',
};

/**
 * Where a call to an endpoint goes: to a full URL unchanged, to a host that is written without a scheme, and for anything
 * else to a path below the base URL's own path: `https://host/v1` with `/models` is `https://host/v1/models`. Null if
 * nothing is typed yet.
 * @param hosts the provider's hosts, exact or as `*.example.com`: a text that begins with one of them is no path
 * @param noun what the call is made with
 * @param fields what is known of the account: it stands for the parameters of these names in the path
 */
export const resolveEndpoint = (
  typed: string,
  baseUrl: string | null,
  hosts: readonly string[] = [],
  noun: CalledWith = 'key',
  fields: readonly AccountField[] = [],
): EndpointUrl | null => {
  const endpoint = withAccountFields(typed.trim(), fields);
  if (endpoint === '') return null;
  const address = readAsHost(endpoint, baseUrl, hosts);
  if (address !== undefined) {
    const read = absolute(address);
    return read.url === undefined ? read : { ...read, isHost: true };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(endpoint)) return absolute(endpoint);
  if (baseUrl === null) return { problem: NO_BASE_URL[noun] };
  const url = below(baseUrl, endpoint);
  if (url === null) return { problem: 'Endpoint is not a valid path' };
  if (climbs(endpoint))
    return { problem: 'This path leaves the base URL by “..”: enter the full URL instead' };
  return { url: url.href };
};

/** What is wrong with a full URL that is to be stored; undefined if nothing is. What it shows must be what is called. */
export const storedUrlProblem = (endpoint: string): string | undefined => {
  const { url, problem } = absolute(withStandIns(endpoint.trim()));
  if (url === undefined) return problem;
  return climbs(endpoint)
    ? `This URL contains “..” and leads elsewhere: enter where it leads, ${url}`
    : undefined;
};
