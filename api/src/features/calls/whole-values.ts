import type { Span } from '@gatehouse/secrets/spans.ts';

/*
 * A short secret, such as a PIN, is also a part of ordinary texts: masking "1234" wherever it stands would destroy prices, ids
 * and dates. As a whole value it can be masked: that is where a service that repeats a request has it.
 */

/** A whole value has these before and after it. */
const AROUND: readonly (readonly [before: RegExp, after: RegExp])[] = [
  // A string of JSON, or of JSON in a string of JSON. Not the name of a field.
  [/[:[,]\s{0,9}\\*"$/, /^\\*"\s{0,9}(?:[,}\]]|$)/],
  // A parameter of a URL or a form, a part of a cookie.
  [/(?:^|[?&;\s"])[^\s=&?;"']{1,100}=$/, /^(?:$|[&;\s#"])/],
  // All of a header or of a text, also after an authentication scheme or in quotes.
  [/^\s{0,9}(?:[A-Za-z][\w-]{0,20} |")?$/, /^"?\s{0,9}$/],
  // The data of an event; the text of an element.
  [/(?:^|[\r\n])data: ?$/, /^(?:$|[\r\n])/],
  [/>$/, /^</],
];

/** Of a number of JSON: only after a name, because lists of numbers are texts too. */
const AROUND_NUMBER = [/"\\*"?\s{0,9}:\s{0,9}$/, /^\s{0,9}(?:[,}\]]|$)/] as const;

/** One of these is next to a whole value: most places of a text that is repeated thousands of times are ruled out by them. */
const MAY_BE_BEFORE = /^[:[,"=\s>]?$/;
const MAY_BE_AFTER = /^[\\"\s,}\]&;#<]?$/;

const SEEN_BEFORE = 160;
const SEEN_AFTER = 24;

/** Where the text is a whole value in the view. */
export const wholeValues = (view: string, text: string): Span[] => {
  const around = /^\d+$/.test(text) ? [...AROUND, AROUND_NUMBER] : AROUND;
  const spans: Span[] = [];
  for (let at = view.indexOf(text); at !== -1; at = view.indexOf(text, at + 1)) {
    const end = at + text.length;
    if (!MAY_BE_BEFORE.test(view.charAt(at - 1)) || !MAY_BE_AFTER.test(view.charAt(end))) continue;
    // What was cut off is no start of the view.
    const before = (at > SEEN_BEFORE ? '\u0001' : '') + view.slice(Math.max(0, at - SEEN_BEFORE), at);
    const after = view.slice(end, end + SEEN_AFTER) + (view.length > end + SEEN_AFTER ? '\u0001' : '');
    if (around.some(([start, rest]) => start.test(before) && rest.test(after))) spans.push([at, end]);
  }
  return spans;
};
