import { StartError } from '#src/lifecycle/start-error.ts';

/** The host names by which a browser or a script on this machine reaches the server. */
const LOOPBACK_NAMES = ['gatehouse.localhost', 'localhost', '127.0.0.1', '[::1]'];

// A name or address with an optional port: no user info, path, trailing dot, space or non-ASCII character.
const SHAPE = /^(?:\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::\d{1,5})?$/;

export type Host = {
  /** Lower case; an IPv6 address in brackets. */
  name: string;
  /** The name, with the port if one was given. */
  authority: string;
};

/** Undefined unless the text is a host in its canonical spelling: `127.1` and `localhost.` are not. */
export const parseHost = (text: string): Host | undefined => {
  const lower = text.toLowerCase();
  if (!SHAPE.test(lower)) return undefined;
  const port = /:(\d+)$/.exec(lower.slice(lower.lastIndexOf(']') + 1))?.[1];
  const name = port === undefined ? lower : lower.slice(0, -port.length - 1);
  const url = URL.parse(`http://${lower}`);
  if (url === null || url.hostname !== name) return undefined;
  return { name, authority: lower };
};

/**
 * Returns a function that says whether a host is allowed. An entry without a port allows every port, one with a port
 * only that port. Throws a StartError for an entry that is not a host name, so that a typo in ALLOWED_HOSTS is noticed.
 */
export const createHostList = (allowedHosts: readonly string[]): ((host: Host) => boolean) => {
  const allowed = new Set<string>(LOOPBACK_NAMES);
  for (const entry of allowedHosts) {
    const host = parseHost(entry);
    if (host === undefined)
      throw new StartError(
        'ALLOWED_HOSTS must be a comma-separated list of host names such as gatehouse.example.com',
      );
    allowed.add(host.authority);
  }
  return ({ name, authority }) => allowed.has(name) || allowed.has(authority);
};
