/*
 * Whether an endpoint without a scheme begins with a host: `api.github.com/user` is one, while `users.list` (a method of
 * Slack), `index.php` and `v1.0/me` are paths. The list of public suffixes would be longer than the rest of the package,
 * so only common ones are known. A leading slash always means a path.
 */

/** Common top-level domains of APIs that no method or file is named like. `info` and `name` are missing: `users.info`. */
const TOP_LEVEL = new Set([
  'app',
  'biz',
  'cloud',
  'com',
  'dev',
  'digital',
  'edu',
  'finance',
  'global',
  'gov',
  'health',
  'internal',
  'int',
  'local',
  'localhost',
  'mil',
  'mobi',
  'net',
  'network',
  'online',
  'org',
  'shop',
  'site',
  'software',
  'store',
  'studio',
  'systems',
  'tech',
  'tools',
  'world',
  'xyz',
]);

/** Two letters are a country, except where they are the ending of a file, or more likely a name: `user.id`. */
const NO_COUNTRY = new Set('cs db do gz id js ls md ps py rb rs sh so ts vb'.split(' '));

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const FIRST = /^(?<name>[a-z0-9][a-z0-9.-]*|\[[0-9a-f:.]+\])(?<port>:\d{1,5})?(?=$|[/?#])/i;

/** Whether a host is one of a pattern: an exact name, or `*.example.com` for every name below it. */
export const matchesHost = (pattern: string, name: string): boolean =>
  pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;

const isIpv4 = (name: string): boolean =>
  /^(?:\d{1,3}\.){3}\d{1,3}$/.test(name) && name.split('.').every((part) => Number(part) <= 255);

/** Whether a name is that of this machine, or an address. */
export const isLocal = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || isIpv4(name) || name.startsWith('[');

const hasKnownEnding = (name: string): boolean => {
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return false;
  return TOP_LEVEL.has(last) || (/^[a-z]{2}$/.test(last) && !NO_COUNTRY.has(last));
};

/** The host of a base URL is as well known as those of its provider. */
const hostnameOf = (baseUrl: string | null): string[] =>
  baseUrl !== null && URL.canParse(baseUrl) ? [new URL(baseUrl).hostname] : [];

/**
 * The full URL that an endpoint without a scheme stands for, if it begins with a host; undefined otherwise. Local hosts are
 * read with http, all others with https.
 */
export const readAsHost = (
  endpoint: string,
  baseUrl: string | null,
  hosts: readonly string[],
): string | undefined => {
  const { name: written, port = '' } = FIRST.exec(endpoint)?.groups ?? {};
  if (written === undefined) return undefined;
  const name = written.toLowerCase();
  const isKnown = [...hosts, ...hostnameOf(baseUrl)].some((pattern) => matchesHost(pattern, name));
  // A name alone could be the first part of a path.
  const isHost =
    (isKnown && name.includes('.')) ||
    hasKnownEnding(name) ||
    (isLocal(name) && (name !== 'localhost' || port !== ''));
  return isHost ? `${isLocal(name) ? 'http' : 'https'}://${endpoint}` : undefined;
};
