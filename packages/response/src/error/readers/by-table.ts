import type { Cause, CodeMeaning } from '@gatehouse/contract/plain/error-table.ts';
import { regExpOf } from '#src/error/error-table.ts';
import type { ApplicableTable, FailedCall } from '#src/error/failed-call.ts';
import { causeOf, type ReadError, toError } from '#src/error/meaning.ts';
import { meaningOfSaying } from '#src/error/readers/by-saying.ts';
import { CERTAIN, causeOfWords } from '#src/error/readers/by-wording.ts';

/** What a plan, a quota or a limit is not used up by: it is a value of the request. */
const IS_VALUE =
  /\b(?:plan|limit|quota)s?(?:[_ -]?(?:id|name|size))?['"`]?:? (?:parameter |field |value )?(?:(?:is|was|has|must|should|can(?:not|'t)) )?(?:to )?(?:be )?(?:required|missing|an? (?:integer|number|positive)|greater|less|larger|smaller|between|not (?:found|a )|does not exist|unknown|at (?:most|least)|numeric|invalid)|\b(?:invalid|unknown|no such) (?:value (?:for|of) )?['"`]?(?:plan|limit)\b/i;
const USED_UP: readonly Cause[] = ['payment', 'quota', 'rate-limit'];

/** True if the words that a table has for what an account may do are said of something that the request names. */
const isOfRequest = (meaning: CodeMeaning, message: string, status: number): boolean => {
  if (!USED_UP.includes(causeOf(meaning))) return false;
  return (
    IS_VALUE.test(message) || ([404, 405, 409, 415].includes(status) && causeOf(meaning) !== 'rate-limit')
  );
};

/** What the words of an error mean if a table says no more of its code than a cause, or that a value is wrong: they may say more of it. */
const closer = (
  meaning: CodeMeaning | undefined,
  { message, status, facts }: FailedCall,
): CodeMeaning | undefined => {
  if (meaning === undefined) return undefined;
  const cause = causeOf(meaning);
  const said =
    typeof meaning === 'string' || cause === 'request' ? meaningOfSaying(message, status, facts) : undefined;
  if (said === undefined) return meaning;
  return causeOf(said) === cause || (cause === 'permission' && causeOf(said) === 'restricted')
    ? said
    : meaning;
};

/** What a table says: by the words of a response first, which tell more apart, then by its codes. */
const fromTable = ({ table, codes: own }: ApplicableTable, failed: FailedCall): CodeMeaning | undefined => {
  const { codes, messages = [] } = table;
  const { status } = failed;
  const message = failed.message || failed.page;
  return (
    messages.find(
      ([pattern, meaning]) => regExpOf(pattern).test(message) && !isOfRequest(meaning, message, status),
    )?.[1] ??
    closer(
      [...own, ...failed.codes]
        .map((code) => (Object.hasOwn(codes, code) ? codes[code] : undefined))
        .find((one) => one !== undefined),
      failed,
    )
  );
};

/** What words say more exactly than a form that calls all that is not valid alike, as SOAP's “Client” does. */
const SAID_CLOSER: readonly Cause[] = ['credential', 'payment', 'quota', 'rate-limit', 'account'];
const isSaidCloser = (meaning: CodeMeaning, failed: FailedCall): boolean => {
  if (causeOf(meaning) !== 'request') return false;
  const { status, message, facts } = failed;
  const said = causeOfWords({ status, root: undefined, facts }, { codes: [], message }, CERTAIN);
  return said !== undefined && SAID_CLOSER.includes(said);
};

/** With 410 a table counts if it has a sentence: for what it is gone. What else a body says then is how to go on. */
const isForGone = (meaning: CodeMeaning): boolean => typeof meaning === 'object' && meaning[0] !== 'request';

/** As the provider of the host explains it, or one whose form the body has: its documentation knows best. */
export const readByTable = (failed: FailedCall): ReadError | undefined => {
  for (const applying of failed.tables) {
    const meaning = fromTable(applying, failed);
    if (meaning === undefined || (failed.status === 410 && !isForGone(meaning))) continue;
    if (applying.source === 'form' && isSaidCloser(meaning, failed)) continue;
    return toError(meaning, applying.source);
  }
  return undefined;
};
