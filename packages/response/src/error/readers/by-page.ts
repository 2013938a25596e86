import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import { isErrorPage, pageWords, scriptMessage } from '#src/body/markup.ts';
import { isWebPage } from '#src/body/read-response-body.ts';
import type { FailedCall } from '#src/error/failed-call.ts';
import type { ReadError } from '#src/error/meaning.ts';
import { causeOfWords } from '#src/error/readers/by-wording.ts';

/** What the page of a filter may say that is not of its own making. */
const PAGE_CAUSES: readonly Cause[] = ['credential', 'rate-limit', 'quota'];

const WARNED =
  'Something failed on its side: its script printed a warning before the response, which is no valid JSON with it and may be wrong. Send what the script misses, or have it mended and its warnings not shown.';

/** By a short web page: some gateways and servers write the words of an API into one, or what is wrong with a script. */
export const readByPage = (failed: FailedCall): ReadError | undefined => {
  const { status, body, facts } = failed;
  if (status < 300 && scriptMessage(body) !== undefined)
    return { cause: 'server', text: WARNED, source: 'name' };
  const isError = !failed.isPartial && (status >= 400 || isErrorPage(body)) && isWebPage(body);
  const words = isError ? pageWords(body) : undefined;
  if (words === undefined) return undefined;
  const cause = causeOfWords({ status, root: undefined, facts }, { codes: [], message: words });
  return cause !== undefined && PAGE_CAUSES.includes(cause) ? { cause, source: 'name' } : undefined;
};
