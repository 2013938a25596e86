import type { Provider } from '@gatehouse/contract/providers.ts';

/** A token of RFC 9110: besides being no header name, `@file` would make curl send a file of the reader's machine. */
const SAFE_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** In single quotes a shell expands nothing; these values may come from the net and end up in someone's terminal. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** `acme-billing` becomes `ACME_BILLING_API_KEY`. */
const keyVariable = (slug: string): string => {
  const name = slug
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return /^[A-Z]/.test(name) ? `${name}_API_KEY` : `API_${name}_API_KEY`;
};

/** The arguments that put the key in its place. Undefined where curl cannot be told in general. */
const keyArgument = ({ keyPlacement, slug }: Provider): string | undefined => {
  const key = `"$${keyVariable(slug)}"`;
  switch (keyPlacement.type) {
    case 'bearer':
      return `-H 'Authorization: Bearer '${key}`;
    case 'basic':
      return `--user ${key}`;
    case 'header':
      if (!SAFE_NAME.test(keyPlacement.name)) return undefined;
      return `-H ${quoted(`${keyPlacement.name}: ${keyPlacement.prefix ?? ''}`)}${key}`;
    case 'query':
      if (!SAFE_NAME.test(keyPlacement.name)) return undefined;
      return `--get --data-urlencode ${quoted(`${keyPlacement.name}=`)}${key}`;
    case 'aws-sigv4':
      return undefined;
  }
};

const curl = ({ baseUrl, defaultHeaders }: Provider, path: string, key: readonly string[]) => {
  if (baseUrl === null) return undefined;
  const url = path === '' ? baseUrl : baseUrl.replace(/\/$/, '') + path;
  const headers = Object.entries(defaultHeaders).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return [`curl --globoff ${quoted(url)}`, ...key, ...headers].join(' \\\n  ');
};

/**
 * A first call with curl, the key from an environment variable. Undefined where too little is known for one, or where
 * the key would travel in the open.
 * @param path below the base URL, with a slash before it; empty for the base URL itself
 */
export const curlExample = (provider: Provider, path: string): string | undefined => {
  const key = keyArgument(provider);
  // Over plain http everyone on the way could read it.
  const isPrivateWay = provider.baseUrl?.startsWith('https:') ?? false;
  return key === undefined || !isPrivateWay ? undefined : curl(provider, path, [key]);
};

/** A call of an API that takes no key. */
export const keylessCurlExample = (provider: Provider, path: string): string | undefined =>
  curl(provider, path, []);
