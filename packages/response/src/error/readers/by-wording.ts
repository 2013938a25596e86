import { createClassifier } from '@gatehouse/classifier/classify.ts';
import { termsOfWording, type Wording } from '@gatehouse/classifier/wording-terms.ts';
import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import { otherDetails } from '#src/body/other-details.ts';
import type { ErrorFacts } from '#src/error/error-facts.ts';
import type { FailedCall } from '#src/error/failed-call.ts';
import { fits, statusOf } from '#src/error/fits.ts';
import type { ReadError } from '#src/error/meaning.ts';

/** As with the wordings of one author that explain those of another best. */
const PRIOR = 20;
const TEMPERATURE = 2.2;
/** How probable a cause must be: with a 404, and to count for more than a table; with any other status; with a success, which says nothing itself. */
export const CERTAIN = 0.97;
export const LIKELY = 0.85;
const LIKELIER = 0.5;

const leastFor = (status: number): number => {
  if (status === 404) return CERTAIN;
  return status < 300 ? LIKELIER : LIKELY;
};

/** The causes that errors with such words have, the most probable first; none for words that are hardly known. */
const learnedCauses = (wording: Wording, { labels, countsOf }: ErrorFacts['causes']) => {
  const classify = createClassifier({
    labels: labels(),
    countsOf,
    prior: PRIOR,
    temperature: TEMPERATURE,
  });
  return classify(termsOfWording(wording));
};

/** The most probable of some causes, if it is certain that words are about one of them. */
export const certainAmong = (
  causes: readonly Cause[],
  wording: Wording,
  { causes: known }: ErrorFacts,
): Cause | undefined => {
  const among = learnedCauses(wording, known).filter(({ label }) => causes.includes(label as Cause));
  const together = among.reduce((sum, { probability }) => sum + probability, 0);
  return together < CERTAIN ? undefined : (among[0]?.label as Cause | undefined);
};

/** What a clock is called in the words of an error. A date of the request that is over is a value. */
const NAMES_CLOCK =
  /\b(?:clock|skew(?:ed)?|drift(?:ed)?|time ?stamps?|nonce|recvwindow|ntp|server(?:'s)? time|current time|system time|request (?:time|date|expired)|date header|stale|too (?:old|far)|synchroni[sz]\w*)\b|x-[a-z-]*date|RequestTime|RequestExpired/i;
/** How a value is called wrong that the request has. */
const IS_OF_VALUE =
  /\b(?:must|should|has to|have to|needs? to|may|can(?:not|'t)?) (?:not )?be (?:a |an |in |on )?(?:the )?(?:future|past|after|before|later|earlier|greater|less)\b/i;
const isAboutClock = (words: string): boolean => NAMES_CLOCK.test(words) && !IS_OF_VALUE.test(words);

/**
 * What is used up is told by much the same words, be it a second's calls or a month's: together they are as certain as one. Some
 * gateways send that with 500, and no server calls its own failure so.
 */
const USED_UP: readonly string[] = ['rate-limit', 'quota'];
const SAYS_USED_UP =
  /exce+d|exhaust|violat|reached|too (?:many|fast|often)|used up|run out|out of|over (?:the |your )?(?:limit|quota)|throttl|slow down|\b(?:wait|retry|later)\b|try again/i;
/** Where it would be told as a wrong key, a missing permission or a failure of the server otherwise. */
const MISLEADING: readonly number[] = [401, 403, 500];

const probabilityOf = (learned: ReturnType<typeof learnedCauses>, status: number): number => {
  const label = learned[0]?.label ?? '';
  const same = MISLEADING.includes(status) && USED_UP.includes(label) ? USED_UP : [label];
  return learned.reduce((sum, one) => sum + (same.includes(one.label) ? one.probability : 0), 0);
};

/** A server can fail to count calls, too. */
const isOwnFailure = (cause: Cause, status: number, words: string): boolean =>
  status === 500 && USED_UP.includes(cause) && !SAYS_USED_UP.test(words);

/** What errors with such words mostly mean, as far as it fits the status. */
export const causeOfWords = (
  failed: Pick<FailedCall, 'status' | 'root' | 'facts'>,
  { codes, message }: Pick<Wording, 'codes' | 'message'>,
  least?: number,
): Cause | undefined => {
  const status = statusOf(failed);
  const names = codes.filter((code) => !/^[-\d.]+$/.test(code)).slice(0, 2);
  if (names.length === 0 && message === '') return undefined;
  const learned = learnedCauses({ status, codes: names, message }, failed.facts.causes);
  const [first] = learned;
  const probability = probabilityOf(learned, status);
  if (first === undefined || probability < (least ?? leastFor(status))) return undefined;
  const cause = first.label as Cause;
  if (cause === 'clock' && !isAboutClock([...names, message].join(' '))) return undefined;
  // What a 404 does not find, and whether that is the path, is read from its words elsewhere.
  if (status === 404 && cause === 'not-found') return undefined;
  if (isOwnFailure(cause, status, [...names, message].join(' '))) return undefined;
  const isUsedUp = status === 500 && probability >= CERTAIN && USED_UP.includes(cause);
  return isUsedUp || fits(cause, status) ? cause : undefined;
};

/** By the wordings of other errors, where no table has this one. */
export const readByWording = (failed: FailedCall): ReadError | undefined => {
  if (failed.isPartial) return undefined;
  const { body, codes, message } = failed;
  const details = typeof body.value === 'string' ? [] : otherDetails(body.value, message);
  const cause = causeOfWords(failed, { codes, message: [message, ...details].join(' ').trim() });
  return cause && { cause, source: 'name' };
};
