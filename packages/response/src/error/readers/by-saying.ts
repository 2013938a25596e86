import type { CodeMeaning } from '@gatehouse/contract/plain/error-table.ts';
import { regExpOf } from '#src/error/error-table.ts';
import type { FailedCall } from '#src/error/failed-call.ts';
import { fits, statusOf } from '#src/error/fits.ts';
import { causeOf, type ReadError, toError } from '#src/error/meaning.ts';

/** Words that say why stand at the beginning of a message, which may be long. */
const MAX_SEARCHED = 4_000;

/** What a message means by words that are the same everywhere. What is offline or sealed is told with any status. */
export const meaningOfSaying = (
  message: string,
  status: number,
  { causes }: FailedCall['facts'],
): CodeMeaning | undefined =>
  causes
    .sayings()
    .find(
      ([pattern, meaning]) =>
        (causeOf(meaning) === 'not-ready' || fits(causeOf(meaning), status)) &&
        regExpOf(pattern).test(message.slice(0, MAX_SEARCHED)),
    )?.[1];

/** By words that say more than a cause does. */
export const readBySaying = (failed: FailedCall): ReadError | undefined => {
  const meaning = failed.isPartial
    ? undefined
    : meaningOfSaying(failed.message, statusOf(failed), failed.facts);
  return meaning && toError(meaning, 'name');
};
