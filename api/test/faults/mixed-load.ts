import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_KEEP_LAST } from '@gatehouse/contract/plain/history-options.ts';

type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads responses of every shape
  body: any;
  /** Which instance answered, if a proxy says so. */
  instance: string;
};

type RecordedCall = { path: string; instance: string; at: number };

export type MixedLoad = {
  /** How many answers had this status; `cut off` are those that never came, `503 without Retry-After` says itself. */
  answers: Record<string, number>;
  /** The test calls that were acknowledged, oldest first, with the time when. */
  calls: RecordedCall[];
  /** Acknowledged writes. */
  writes: () => number;
  /** Each caller ends what it is doing. */
  stop: () => Promise<void>;
  /** Acknowledged writes that are not there any more, or not as they were acknowledged. */
  lostWrites: () => Promise<string[]>;
  /** The acknowledged calls that are not in the history, of the last of them: it keeps no more than a number. */
  lostCalls: () => Promise<RecordedCall[]>;
};

type Options = {
  /** Where test calls go; each has a path of its own. */
  upstream: string;
  callers?: number;
  /** Between two requests of a caller, in ms. */
  pauseMs?: number;
  /** A caller deletes its older keys, so that their number stays the same. */
  bounded?: boolean;
};

/** More than a caller stores while it is not `bounded`. */
const KEPT_KEYS = 5;
const HISTORY_PAGE = 100;

/** What is wanted of an entity: what was acknowledged last, and what was asked for since without an answer. */
type Wanted = { acknowledged: string; perhaps: string[] };

/** Requests of every kind over REST, one after another by each of several callers, until it is stopped. */
export const startMixedLoad = async (
  url: string,
  { upstream, callers = 4, pauseMs = 5, bounded = false }: Options,
): Promise<MixedLoad> => {
  const answers: Record<string, number> = {};
  const calls: RecordedCall[] = [];
  const keys = new Map<string, number>();
  const deleted = new Set<string>();
  const endpoints = new Map<number, Wanted>();
  let writes = 0;
  let isOver = false;

  const send = async (method: string, at: string, body?: object): Promise<Answer> => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api${at}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    const isAway = response.status === 503 && response.headers.get('retry-after') === null;
    const name = isAway ? '503 without Retry-After' : String(response.status);
    answers[name] = (answers[name] ?? 0) + 1;
    return {
      status: response.status,
      body: response.ok ? JSON.parse(text) : text,
      instance: response.headers.get('x-instance') ?? '',
    };
  };
  /** Undefined if it was not acknowledged: it may have been done, or not. */
  const tryTo = async (method: string, at: string, body?: object): Promise<Answer | undefined> => {
    try {
      const answer = await send(method, at, body);
      return answer.status === 200 ? answer : undefined;
    } catch {
      answers['cut off'] = (answers['cut off'] ?? 0) + 1;
      return undefined;
    } finally {
      await sleep(pauseMs);
    }
  };
  const write = async (method: string, at: string, body?: object): Promise<Answer | undefined> => {
    const answer = await tryTo(method, at, body);
    if (answer !== undefined) writes += 1;
    return answer;
  };

  await send('PUT', '/history/settings', { keepLast: MAX_KEEP_LAST });
  const [provider] = (await send('GET', '/providers')).body;
  const keyOf = (name: string) => ({
    providerId: provider.id,
    name,
    apiKey: `secret-of-${name}-${randomBytes(12).toString('hex')}`,
    baseUrl: upstream,
  });
  const endpointOf = (name: string) => ({
    providerId: provider.id,
    name,
    endpoint: `${upstream}/items`,
    method: 'POST',
    headers: { 'X-Text': 'x'.repeat(500) },
    requestBody: { text: 'x'.repeat(2_000) },
  });

  const rename = async (id: number, wanted: Wanted, name: string): Promise<void> => {
    if ((await write('PATCH', `/saved-endpoints/${id}`, { name })) === undefined) wanted.perhaps.push(name);
    else Object.assign(wanted, { acknowledged: name, perhaps: [] });
  };
  const forget = async (name: string, id: number): Promise<void> => {
    // Before it is asked for: whether it was done is not known if no answer comes.
    keys.delete(name);
    if ((await write('DELETE', `/keys/${id}`)) !== undefined) deleted.add(name);
  };

  const work = async (caller: number): Promise<void> => {
    const called = (await send('POST', '/keys', keyOf(`called-${caller}`))).body.id;
    const saved = (await send('POST', '/saved-endpoints', endpointOf(`saved-${caller}-0`))).body.id;
    const wanted: Wanted = { acknowledged: `saved-${caller}-0`, perhaps: [] };
    endpoints.set(saved, wanted);
    const own: [name: string, id: number][] = [];
    for (let round = 1; !isOver; round += 1) {
      const name = `key-${caller}-${round}`;
      const added = await write('POST', '/keys', keyOf(name));
      if (added !== undefined) {
        keys.set(name, added.body.id);
        own.push([name, added.body.id]);
      }
      if (bounded && own.length > KEPT_KEYS) await forget(...(own.shift() as [string, number]));
      await rename(saved, wanted, `saved-${caller}-${round}`);
      const path = `/items/${caller}-${round}`;
      const call = await tryTo('POST', '/test', { apiKeyId: called, endpoint: path, method: 'GET' });
      if (call !== undefined) calls.push({ path, instance: call.instance, at: Date.now() });
      await tryTo('POST', `/keys/${called}/reveal`, {});
      await tryTo('GET', '/keys?limit=20');
      await tryTo('GET', '/history?limit=5');
      await tryTo('GET', '/audit?limit=5');
    }
  };
  const working = Array.from({ length: callers }, (_unused, caller) => work(caller));

  return {
    answers,
    calls,
    writes: () => writes,
    stop: async () => {
      isOver = true;
      await Promise.all(working);
    },
    lostWrites: async () => {
      const stored = new Set((await send('GET', '/keys')).body.map((key: { name: string }) => key.name));
      const named = new Map<number, string>(
        (await send('GET', '/saved-endpoints')).body.map((one: { id: number; name: string }) => [
          one.id,
          one.name,
        ]),
      );
      return [
        ...[...keys.keys()].filter((name) => !stored.has(name)),
        ...[...deleted].filter((name) => stored.has(name)).map((name) => `${name} was deleted`),
        ...[...endpoints]
          .filter(
            ([id, { acknowledged, perhaps }]) => ![acknowledged, ...perhaps].includes(named.get(id) ?? ''),
          )
          .map(([id, { acknowledged }]) => `${acknowledged} is ${named.get(id)}`),
      ];
    },
    lostCalls: async () => {
      const kept = new Set<string>();
      for (let before = ''; ; ) {
        const { items, next } = (await send('GET', `/history?limit=${HISTORY_PAGE}${before}`)).body;
        for (const { url: target } of items) kept.add(new URL(target).pathname);
        if (next === null) break;
        before = `&before=${next}`;
      }
      return calls.slice(-MAX_KEEP_LAST / 2).filter(({ path }) => !kept.has(path));
    },
  };
};
