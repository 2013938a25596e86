import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { readProblem } from '#src/body/read-problem.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

const SECONDS = /^(\d{1,9}(?:\.\d{1,9})?)s$/;

/** Google: RetryInfo, a duration such as `37s` (google/rpc/error_details.proto). */
const fromRetryInfo = (object: JsonObject): number | undefined =>
  listOf(asObject(object.error)?.details ?? object.details)
    .map((detail) => SECONDS.exec(asText(asObject(detail)?.retryDelay) ?? '')?.[1])
    .map((seconds) => (seconds === undefined ? undefined : Number(seconds)))
    .find((seconds) => seconds !== undefined);

/** Shopify: until the points of the query are restored. */
const fromThrottleStatus = (object: JsonObject): number | undefined => {
  const cost = asObject(asObject(object.extensions)?.cost);
  const { currentlyAvailable, restoreRate } = asObject(cost?.throttleStatus) ?? {};
  const points = cost?.requestedQueryCost;
  if (typeof points !== 'number' || typeof currentlyAvailable !== 'number' || typeof restoreRate !== 'number')
    return undefined;
  return restoreRate > 0 && points > currentlyAvailable
    ? (points - currentlyAvailable) / restoreRate
    : undefined;
};

const asSeconds = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && value < 1e9 ? value : undefined;

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^m(?:illi)?s/, 0.001],
  [/^s/, 1],
  [/^m/, 60],
  [/^h/, 3600],
];

/** `Try again in 12 seconds`, `Expected available in 57 seconds`, `retry after 1.2s`, `try again in 6m0s`. */
const IN_WORDS =
  /\b(?:(?:try|retry|call|send)\b[^.]{0,30}(?: again)? (?:in|after)|(?:available|wait(?:ing)?|replenished|resets?)(?: again)? ?(?:in|after|for|at least)?):? ((?:\d{1,6}(?:\.\d{1,9})? ?(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h)(?![a-z]) ?){1,3})/i;

const inWords = (problem: string | undefined): number | undefined => {
  const span = IN_WORDS.exec(problem ?? '')?.[1];
  if (span === undefined) return undefined;
  const parts = [...span.matchAll(/(\d{1,6}(?:\.\d{1,9})?) ?([a-z]+)/gi)].map(([, number, unit = '']) => {
    const factor = UNITS.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1] ?? 0;
    return Number(number) * factor;
  });
  return asSeconds(parts.reduce((sum, part) => sum + part, 0));
};

/** What a wait is called: `retry_after`, `wait_seconds`, `cooldown`, `resetInMs`, `try_again_in`. In seconds, unless its name says milliseconds. */
const WAIT =
  /^(?:retry[-_]?(?:after|in)|wait(?:[-_]?(?:time|for))?|cool[-_]?down|resets?[-_]?(?:in|after)|available[-_]?in|(?:try|retry)[-_]?again[-_]?(?:in|after)|(?:seconds?|time)[-_]?(?:until|to)[-_]?(?:reset|retry))(?:[-_]?(s|secs?|seconds?|ms|millis(?:econds)?))?$/i;

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value;

/** Where an error has its details. */
const PLACES = [
  'error',
  'data',
  'meta',
  'body',
  'detail',
  'details',
  'rate_limit',
  'rateLimit',
  'extensions',
];

/** A wait by its name, in the body or in its error, in seconds. */
const fromNames = (object: JsonObject): number | undefined => {
  for (const place of [object, ...PLACES.map((name) => asObject(object[name]))]) {
    for (const [name, value] of Object.entries(place ?? {})) {
      const found = WAIT.exec(name);
      const wait = found === null ? undefined : asSeconds(asNumber(value));
      if (wait !== undefined) return /^m/i.test(found?.[1] ?? '') ? wait / 1000 : wait;
    }
  }
  return undefined;
};

/** How long to wait in ms if the body says so, in a field or in words; undefined otherwise. */
export const waitInBody = (body: ResponseBody): number | undefined => {
  const { kind, value } = body;
  const object = kind === 'json' ? asObject(Array.isArray(value) ? value[0] : value) : undefined;
  if (object === undefined) {
    const said = inWords(readProblem(body, true));
    return said === undefined ? undefined : said * 1000;
  }
  const seconds =
    fromRetryInfo(object) ??
    asSeconds(asObject(object.parameters)?.retry_after) ??
    fromNames(object) ??
    asSeconds(object.estimated_time) ??
    (listOf(object.errors).length > 0 ? fromThrottleStatus(object) : undefined) ??
    inWords(readProblem(body, true));
  return seconds === undefined ? undefined : seconds * 1000;
};
