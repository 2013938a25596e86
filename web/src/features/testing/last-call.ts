import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import type { TestResult } from '@gatehouse/contract/testing.ts';
import { INITIAL_VALUES } from '#src/features/requests/offers/request-values.ts';
import { storableValues } from '#src/features/requests/offers/storable-values.ts';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { createDraft } from '#src/lib/draft.ts';
import { hasSecrets } from '#src/lib/storable-text.ts';

/** The last call with its result. */
export interface LastCall {
  call: SentCall;
  result: TestResult;
  afterMs: number;
}

/** The longest response that survives a reload, in characters of JSON: session storage has a few megabytes. */
const MAX_STORED = 256 * 1024;

/** Whether the request or the response contains what looks like a secret; then only memory has it. */
const isSecret = ({ call: { input, url }, result }: LastCall): boolean =>
  result.maskedSecrets !== undefined ||
  hasSecrets(input.requestBody) ||
  hasSecrets(input.body) ||
  hasSecrets(result.response) ||
  storableValues({ ...INITIAL_VALUES, endpoint: url }).endpoint !== url;

/** Without the headers of both sides. Null if it may not be stored, or is too long. */
const storable = (last: LastCall): LastCall | null => {
  if (isSecret(last)) return null;
  const { headers: _, ...input } = last.call.input;
  const { headers: __, ...result } = last.result;
  const stored = { ...last, call: { ...last.call, input }, result };
  return JSON.stringify(stored).length > MAX_STORED ? null : stored;
};

/** Only this application writes there, so the parts of a call that has them are trusted. */
const parse = (stored: unknown): LastCall | undefined => {
  const { call, result, afterMs } = asObject(stored) ?? {};
  const { apiKeyId, connectionId } = asObject(asObject(call)?.input) ?? {};
  const isCall = typeof apiKeyId === 'number' || typeof connectionId === 'number';
  const isResult = Array.isArray(asObject(result)?.observations);
  return isCall && isResult && typeof afterMs === 'number' ? (stored as LastCall) : undefined;
};

/** The last call: it survives leaving the screen and, if nothing in it looks like a secret, a reload. */
export const lastCall = createDraft<LastCall>({ name: 'last call', parse, storable });
