import type { ObservedResponse } from '#src/observations/observation.ts';

/** The number with its noun: `1 call`, `2 calls`. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number} ${number === 1 ? noun : plural}`;

const UNITS: readonly [ms: number, noun: string][] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
];

/** A duration in the largest unit that gives at least two, rounded up: `90 seconds`, `24 hours`. */
export const span = (ms: number): string => {
  const [size, noun] = UNITS.find(([unit]) => ms >= 2 * unit) ?? [1_000, 'second'];
  return count(Math.max(1, Math.ceil(ms / size)), noun);
};

/** How much of a text is searched for secrets, and the length that no secret exceeds. */
const MAX_SEARCHED = 64 * 1024;
const MAX_SECRET = 16 * 1024;

/** The start of a text without known secrets. Half a key would not be recognized: what may be one at the cut is removed too. */
const withoutSecretsAtStart = (text: string, withoutSecrets: ObservedResponse['withoutSecrets']): string =>
  text.length <= MAX_SEARCHED
    ? withoutSecrets(text)
    : withoutSecrets(text.slice(0, MAX_SEARCHED)).slice(0, -MAX_SECRET);

/** What a text is quoted with. */
export type Quoting = Pick<ObservedResponse, 'withoutSecrets'>;

/**
 * Text from outside as part of a sentence: on one line, at most `max` characters, without characters that a terminal or a
 * screen would interpret (control characters, and those that change the direction of writing), and without a key that it
 * repeats: the analysis is copied into tickets.
 */
export const quote = ({ withoutSecrets }: Quoting, text: string, max: number): string => {
  const line = withoutSecretsAtStart(text, withoutSecrets)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
};

/** The date of a time, in UTC: `2026-11-20`. */
export const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
