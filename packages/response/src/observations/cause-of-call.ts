import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { errorCodesOf } from '#src/body/error-codes.ts';
import { causeInWords, withNoun } from '#src/observations/causes.ts';
import { problemIn } from '#src/observations/error-of.ts';
import type { ObservedResponse } from '#src/observations/observation.ts';
import { explainRateLimit } from '#src/observations/rate-limit.ts';

/** What the response says, in words and codes. */
const saidIn = (observed: ObservedResponse): string =>
  [problemIn(observed), ...errorCodesOf(observed.body, observed.response)].join(' ');

const SENT_TWICE =
  'The request conflicts with the current state: this exists already or was used before, often because it was sent twice.';
const IS_THERE = /duplicat|already|(?<!not )exists?\b|\bunique\b|idempoten|\btwice\b|\btaken\b|\bin use\b/i;
const MISMATCH = /\b(?:types?|formats?|fields?|values?|param\w*)\b.{0,60}\b(?:not match|mismatch)/i;

const CHANGED =
  /\b(?:update|edit|version|revision|write) conflict|\bstale\b|\brevision (?:mismatch|is (?:old|outdated))/i;
const CHANGED_MEANWHILE =
  'Somebody changed this in the meantime, or the call does not say which revision it changes: read it again, and send the change with its current revision.';

/** What does not exist stands in the way of nothing. */
const IS_UNKNOWN =
  /\b(?:unknown|unregistered) (?:\w+ )?(?:ids?|sender|user|customer|account|name|number|template)\b|\bis not registered\b/i;

const conflictOf = (said: string, noun: SecretNoun): string | undefined => {
  if (CHANGED.test(said)) return CHANGED_MEANWHILE;
  if (IS_THERE.test(said)) return SENT_TWICE;
  if (IS_UNKNOWN.test(said)) return causeInWords('not-found', undefined, noun);
  return MISMATCH.test(said) ? causeInWords('request', undefined, 'key') : undefined;
};

/** What waiting alone does not bring back. */
const IS_PAID = /plan|bill|credit|balance|month|subscri|pay(?!load)|upgrade|tier|insufficient|fund|purchase/i;
const UNTIL_RESET =
  'A quota is used up: wait until it is reset, and call less often, or choose a larger plan.';

/** What no time gives back. */
const IS_MONEY = /bill|credit|balance|pay(?!load)|insufficient|fund|purchase/i;

/** A quota that says when it is renewed is waited for, and one that only calls use up. */
const isRenewed = (observed: ObservedResponse, said: string): boolean =>
  (observed.response.status === 429 && !IS_PAID.test(said)) ||
  (!IS_MONEY.test(said) && /\bWait\b/.test(explainRateLimit(observed) ?? ''));

/** What a limit may be that comes without a word of when it is reset. */
const ANY_LIMIT =
  'Too many requests: wait, then call less often. If that does not help, the plan allows no more: choose a larger one.';

const limitOf = (observed: ObservedResponse): string | undefined =>
  observed.response.status === 429 && explainRateLimit(observed) === undefined ? ANY_LIMIT : undefined;

/** What of a signature can be wrong in this call: nobody signs for a region that has none. */
const signatureOf = ({ url, noun, method }: ObservedResponse, said: string): string => {
  const isRegional = /[a-z]{2}-[a-z]+-\d|amazonaws/.test(url.host) || /SignatureDoesNotMatch/.test(said);
  const isInQuery = /[?&]\w*(?:sig|sign|signature|hmac)=/i.test(url.search);
  const hasTime = !isInQuery || /[?&][\w-]*(?:time|date|expir|nonce|ts)[\w-]*=/i.test(url.search);
  const reasons = [
    'the secret part of the {key} is wrong',
    `something else was signed than was sent (the path, the query${method === 'GET' ? '' : ', the body'})`,
    ...(isRegional ? ['it was signed for another region or service'] : []),
    ...(hasTime ? ['the clock of this machine is wrong'] : []),
  ];
  const last = reasons.pop();
  return withNoun(`The signature of the request does not match: ${reasons.join(', ')}, or ${last}.`, noun);
};

/** What is not there for a while need not be overloaded. */
const SAYS_LOAD =
  /\b(?:(?:over)?load(?:ed)?|capacity|busy|traffic|too many|slow|throttl\w*|concurren\w*|queues?|rate|demand)\b/i;
const OUT_OF_SERVICE = 'The API is out of service for a while, or overloaded. Try again later.';

/** What a cause means of this call, if its code says no more. */
export const wordsOf = (observed: ObservedResponse, cause: Cause): string => {
  const said = saidIn(observed);
  const own =
    (cause === 'conflict' ? conflictOf(said, observed.noun) : undefined) ??
    (cause === 'rate-limit' ? limitOf(observed) : undefined) ??
    (cause === 'signature' ? signatureOf(observed, said) : undefined) ??
    (cause === 'overloaded' && /\s/.test(said.trim()) && !SAYS_LOAD.test(said)
      ? OUT_OF_SERVICE
      : undefined) ??
    (cause === 'quota' && isRenewed(observed, said) ? UNTIL_RESET : undefined);
  return own ?? causeInWords(cause, undefined, observed.noun);
};
