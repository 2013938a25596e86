import type { Deps } from '#src/deps.ts';
import type { UsableConnection } from '#src/features/oauth/usable-connection.store.ts';

type Owner = Pick<Deps, 'connection'>;
type Token = Pick<UsableConnection, 'id' | 'version'>;

/** The request of a call, as far as it says what was asked for: its query is often another each time. */
export type AcceptedCall = { method: string; url: URL };

/** What an API has accepted a token for, by connection: of the version of its tokens that was used last. */
type Accepted = Map<number, { version: number; requests: Set<string> }>;

/** For each open database; of one instance, and gone with it: then a young token is not replaced. */
const known = new WeakMap<object, Accepted>();

/** Who makes more different requests in a minute has the oldest forgotten. */
const MAX_REQUESTS = 200;

const nameOf = ({ method, url }: AcceptedCall): string => `${method} ${url.origin}${url.pathname}`;

/** Remembers that an API has accepted a token for this request. */
export const rememberAccepted = ({ connection }: Owner, { id, version }: Token, call: AcceptedCall): void => {
  const ours: Accepted = known.get(connection) ?? new Map();
  known.set(connection, ours);
  const before = ours.get(id);
  const requests = before?.version === version ? before.requests : new Set<string>();
  requests.delete(nameOf(call));
  requests.add(nameOf(call));
  const [oldest] = requests;
  if (requests.size > MAX_REQUESTS && oldest !== undefined) requests.delete(oldest);
  ours.set(id, { version, requests });
};

/** Whether an API has accepted this very token for this request: if it rejects it now, the token has died. */
export const wasAccepted = ({ connection }: Owner, { id, version }: Token, call: AcceptedCall): boolean => {
  const accepted = known.get(connection)?.get(id);
  return accepted?.version === version && accepted.requests.has(nameOf(call));
};
