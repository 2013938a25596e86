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

/** A first call with curl, the key from an environment variable. Undefined where too little is known for one. */
export const curlExample = (provider: Provider): string | undefined => {
  const key = keyArgument(provider);
  if (provider.baseUrl === null || key === undefined) return undefined;
  const headers = Object.entries(provider.defaultHeaders).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  );
  return [`curl --globoff ${quoted(provider.baseUrl)}`, key, ...headers].join(' \\\n  ');
};
