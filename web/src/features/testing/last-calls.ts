import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import type { TestResult } from '@gatehouse/contract/testing.ts';
import { MAX_TABS } from '#src/features/requests/offers/request-tabs.ts';
import { INITIAL_VALUES } from '#src/features/requests/offers/request-values.ts';
import { storableValues } from '#src/features/requests/offers/storable-values.ts';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { createDraft } from '#src/lib/draft.ts';
import { hasSecrets } from '#src/lib/storable-text.ts';

/** The last call of a tab with its result. */
export interface LastCall {
  tabId: number;
  call: SentCall;
  result: TestResult;
  afterMs: number;
}

/** How long the responses that survive a reload are together, in characters of JSON: session storage has a few megabytes. */
const MAX_STORED = 256 * 1024;

/** Whether the request or the response contains what looks like a secret; then only memory has it. */
const isSecret = ({ call: { input, url }, result }: LastCall): boolean =>
  result.maskedSecrets !== undefined ||
  hasSecrets(input.requestBody) ||
  hasSecrets(input.body) ||
  hasSecrets(result.response) ||
  storableValues({ ...INITIAL_VALUES, endpoint: url }).endpoint !== url;

interface Stored {
  last: LastCall;
  /** In characters of JSON. */
  length: number;
}

/** Each is looked through once, and not again with each call of another tab. */
const storedOf = new WeakMap<LastCall, Stored | null>();

/** Without the headers of both sides. Null if it may not be stored. */
const toStored = (last: LastCall): Stored | null => {
  const known = storedOf.get(last);
  if (known !== undefined) return known;
  const { headers, ...input } = last.call.input;
  const { headers: _, ...result } = last.result;
  const lostHeaders = headers && Object.keys(headers).length;
  const without = { ...last, call: { lostHeaders, ...last.call, input }, result };
  const stored = isSecret(last) ? null : { last: without, length: JSON.stringify(without).length };
  storedOf.set(last, stored);
  return stored;
};

/** Those that may be stored, as long as there is room; the newest first. */
const storable = (all: readonly LastCall[]): LastCall[] => {
  let left = MAX_STORED;
  return all.toReversed().flatMap((one) => {
    const stored = toStored(one);
    if (stored === null || stored.length > left) return [];
    left -= stored.length;
    return [stored.last];
  });
};

/** Only this application writes there, so the parts of a call that has them are trusted. */
const isCall = (stored: unknown): stored is LastCall => {
  const { tabId, call, result, afterMs } = asObject(stored) ?? {};
  const { apiKeyId, connectionId } = asObject(asObject(call)?.input) ?? {};
  const hasCredential = typeof apiKeyId === 'number' || apiKeyId === null || typeof connectionId === 'number';
  const isResult = Array.isArray(asObject(result)?.observations);
  return typeof tabId === 'number' && hasCredential && isResult && typeof afterMs === 'number';
};

/** The last call of each tab: they survive leaving the screen and, where nothing in one looks like a secret, a reload. */
export const lastCalls = createDraft<readonly LastCall[]>({
  name: 'last calls',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isCall).toReversed() : undefined),
  storable,
});

/** The newest comes last. */
export const keepLastCall = (last: LastCall): void => {
  const others = (lastCalls.read() ?? []).filter(({ tabId }) => tabId !== last.tabId);
  lastCalls.keep([...others, last].slice(-MAX_TABS));
};

export const lastCallOf = (id: number): LastCall | undefined =>
  lastCalls.read()?.find(({ tabId }) => tabId === id);
