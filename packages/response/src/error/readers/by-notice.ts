import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import { loneNotice } from '#src/body/lone-notice.ts';
import type { Failed } from '#src/error/failed-call.ts';
import type { ReadError } from '#src/error/meaning.ts';
import { CERTAIN, causeOfWords } from '#src/error/readers/by-wording.ts';

/** Why a service sends a sentence in place of what was asked for. */
const NOTICE_CAUSES: readonly Cause[] = ['credential', 'quota', 'rate-limit', 'payment'];

/** By the only sentence of a success: it is about the key, a limit or a plan, and there is no result. */
export const readByNotice = (failed: Failed): ReadError | undefined => {
  const message = failed.status === 200 ? loneNotice(failed.received) : undefined;
  const cause = message === undefined ? undefined : causeOfWords(failed, { codes: [], message }, CERTAIN);
  return cause !== undefined && NOTICE_CAUSES.includes(cause) ? { cause, source: 'name' } : undefined;
};
