import type { CodeReading, Condition, ResponsePlace, Step } from '@gatehouse/contract/plain/error-table.ts';

/*
 * How the head of a table says where its provider has codes, and what its errors look like:
 *   # code: errors[].code if success = false -> {}, {.kind}
 *   # form: error.type ~ /_error$/; header:x-acme-id
 */

const NAME = String.raw`(?:"[^"]+"|[^\s.;"[\]]+)`;
const STEP = String.raw`(?:\*|#|${NAME}(?:\[\d*\])*)`;
const PLACE = String.raw`(?:(?:header|xml):[^\s;]+|\.?${STEP}(?:\.${STEP})*)`;
const REGEXP = String.raw`\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*`;
const CONDITION = new RegExp(
  String.raw`^(?<not>not )?(?<all>all )?(?<place>${PLACE})(?: is (?<is>string|number|object|list))?(?: = (?<equals>"[^"]*"|[\w.-]+)| ~ (?<matches>${REGEXP}))?(?:; |$)`,
);
const READING = new RegExp(
  `^(?<place>-|${PLACE})(?: is (?<is>number|any|string))?(?: ~ (?<matches>${REGEXP}))?(?<rest>(?: if .+?)??)(?: -> (?<codes>.+))?$`,
);

const stepsOf = (path: string): Step[] =>
  [...path.matchAll(new RegExp(STEP, 'g'))].flatMap(([step]): Step[] => {
    if (step === '*') return ['values'];
    if (step === '#') return ['names'];
    const [name = ''] = new RegExp(`^${NAME}`).exec(step) ?? [];
    const places = [...step.slice(name.length).matchAll(/\[(\d*)\]/g)].map(
      ([, place]): Step => (place ? Number(place) : 'entries'),
    );
    return [name.replaceAll('"', '').split('|'), ...places];
  });

const placeOf = (text: string): ResponsePlace => {
  const [, kind, name = ''] = /^(header|xml):(.+)$/.exec(text) ?? [];
  if (kind === 'header') return { in: 'headers', steps: [name.split('|')] };
  if (kind === 'xml') return { in: 'root', steps: [] };
  return { in: text.startsWith('.') ? 'entry' : 'body', steps: stepsOf(text) };
};

/** The regular expression as it is written. @throws {SyntaxError} if it is none */
const checked = (matches: string): string => {
  const end = matches.lastIndexOf('/');
  new RegExp(matches.slice(1, end), matches.slice(end + 1));
  return matches;
};

/** Reads `error.type = "x"; not data`. @throws {Error} in words */
export const conditionsOf = (text: string): Condition[] => {
  const groups = CONDITION.exec(text)?.groups;
  if (groups?.place === undefined) throw new Error(`no condition: ${text}`);
  const { not, all, place, is, equals, matches } = groups;
  const [whole = ''] = CONDITION.exec(text) ?? [];
  const condition: Condition = {
    at: placeOf(place),
    ...(not && { not: true }),
    ...(all && { all: true }),
    ...(is && { is: is as NonNullable<Condition['is']> }),
    ...(equals && { equals: JSON.parse(equals) }),
    ...(matches && { matches: checked(matches) }),
  };
  const rest = text.slice(whole.length);
  return rest === '' ? [condition] : [condition, ...conditionsOf(rest)];
};

/** Reads `errors[].code ~ /^E/ if success = false -> {}, other`. @throws {Error} in words */
export const readingOf = (text: string): CodeReading => {
  const groups = READING.exec(text)?.groups;
  if (groups?.place === undefined) throw new Error(`does not say where codes are: ${text}`);
  const { place, is, matches, rest, codes = '{}' } = groups;
  return {
    ...(place !== '-' && { at: placeOf(place) }),
    ...(is && is !== 'string' && { is: is as NonNullable<CodeReading['is']> }),
    ...(matches && { matches: checked(matches) }),
    ...(rest && { if: conditionsOf(rest.slice(' if '.length)) }),
    codes: codes.split(', ').map((code) => (code === '?' ? '' : code)),
  };
};
