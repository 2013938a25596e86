import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import { loneNotice } from '#src/body/lone-notice.ts';
import { beginsLikeError } from '#src/body/markup.ts';
import type { FailedCall } from '#src/error/failed-call.ts';
import type { ReadError } from '#src/error/meaning.ts';
import { causeOfWords, certainAmong, LIKELY } from '#src/error/readers/by-wording.ts';

/** Why a service sends a sentence in place of what was asked for. */
const NOTICE_CAUSES: readonly Cause[] = ['credential', 'quota', 'rate-limit', 'payment'];

/** An error with its number, and nothing else: `ERROR:14`, `FAIL|1001`. */
const BARE_ERROR = /^(?:err(?:or)?|fail|nok)\s{0,3}[:|]\s{0,3}-?[1-9]\d{0,5}$/i;
const MAX_BARE = 40;
const isBareError = ({ kind, mediaType, value }: FailedCall['received']): boolean => {
  const text = kind === 'text' && /^(?:text\/plain)?$/.test(mediaType) ? String(value) : '';
  return text.length <= MAX_BARE && BARE_ERROR.test(text.trim());
};

/** By the only sentence of a success: it begins as an error does, or is about the key, a limit or a plan, and there is no result. */
export const readByNotice = (failed: FailedCall): ReadError | undefined => {
  const { status, facts, received } = failed;
  if (isBareError(received)) return {};
  const message = status === 201 ? undefined : loneNotice(received);
  if (message === undefined) return undefined;
  const isName = !/\s/.test(message);
  const wording = { status, codes: isName ? [message] : [], message: isName ? '' : message };
  const isError = beginsLikeError(message);
  const cause = isError ? causeOfWords(failed, wording, LIKELY) : certainAmong(NOTICE_CAUSES, wording, facts);
  if (cause !== undefined) return { cause, source: 'name' };
  return isError ? {} : undefined;
};
