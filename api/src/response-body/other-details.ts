import { STATUS_CODES } from 'node:http';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject } from '@gatehouse/contract/json-text.ts';

/** How deep details are looked for, at how many values, and how many are returned. */
const MAX_DEPTH = 6;
const MAX_VALUES = 200;
const MAX_DETAILS = 4;
const MAX_LENGTH = 200;
/** Of a list, the first ones. */
const MAX_ENTRIES = 3;

/** Names of what helps the provider's support, or repeats the call: ids, times, places of its code, links. */
const IS_ASIDE =
  /(?:^|[._-])(?:u?u?id|ids?|guid|trace|span|stack|stacktrace|backtrace|exception|file|line|time|timestamp|date|datetime|url|uri|href|link|links|path|method|version|instance|host|server|node|pod|self|docs?|documentation|help|more_?info|support|ray|nonce|hash|lang|locale|language|color|icon|meta|success|ok|status|http|object|class|kind|typename|type|code|domain|service|namespace|category|severity|level|title|name|help|consumer|inLanguage)$|(?:Id|Uuid|Url|Uri|Link|Href|Path|At|Time|Date|Timestamp|Version|Docs|Type|Code|Status|Trace|Name|Reference)$|^(?:request|trace|transaction|correlation|error|log|event|session|call|debug|x)[-_]?(?:id|uuid|ref|reference|key)?$|^(?:__|@)/i;

/** Names of what says nothing of this error, in whatever words. */
const IS_NOISE =
  /^(?:help|docs?|doc_?ref|documentation\w*|more_?info|debug|debugInfo|stack|stack_?trace|backtrace|exception|messaging_product|typeName|md5\w*|sha\d*)$/i;

/** Numbers that say how much is allowed or left. */
const IS_AMOUNT =
  /(?:limit|max|min|remaining|left|allowed|balance|used|quota|required|available|retry|wait|expected|actual)/i;

/** What statuses are called: the status says it already. */
const STATUS_NAMES = new Set(Object.values(STATUS_CODES).map((name) => String(name).toLowerCase()));

/** Texts that say nothing to a reader: links, dates, ids, long names without a space. */
const SAYS_NOTHING =
  /^(?:https?:|\d{4}-\d\d-\d\d|[\da-f]{8}-[\da-f]{4}-|[\da-f]{16,}$|(?:error|fail(?:ed|ure)?|null|none|true|false|(?:not ?)?ok|unknown|n\/?a|.)$)|^\S{60,}$|^[\d\s.:/+-]+$/i;

const inWords = (name: string, value: JsonValue): string | undefined => {
  if (typeof value === 'number') return IS_AMOUNT.test(name) ? String(value) : undefined;
  if (typeof value === 'boolean')
    return value && /^(?:is|has|requires?|invalid|missing)/i.test(name) ? 'true' : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/[.\s]+$/, '');
  const isTelling = text !== '' && text.length <= MAX_LENGTH && !SAYS_NOTHING.test(text);
  return isTelling && !STATUS_NAMES.has(text.toLowerCase()) ? text : undefined;
};

/** The same words, whatever is between them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What an error says besides its words and codes, each with the name of its field, the outermost first: which value is not valid, what
 * is allowed, how much is left.
 * @param said what is repeated already
 */
export const otherDetails = (root: JsonValue | undefined, said: string): string[] => {
  const known = ` ${plain(said)} `;
  const found: string[] = [];
  let level: { name: string; value: JsonValue }[] = [{ name: '', value: root ?? null }];
  let seen = 0;
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const inner: typeof level = [];
    for (const { name, value } of level) {
      if (seen > MAX_VALUES) return found;
      seen += 1;
      if (Array.isArray(value)) {
        for (const one of value.slice(0, MAX_ENTRIES)) inner.push({ name, value: one });
        continue;
      }
      const object = asObject(value);
      if (object !== undefined) {
        for (const key of Object.keys(object).slice(0, MAX_VALUES))
          inner.push({ name: key, value: object[key] ?? null });
        continue;
      }
      const words = inWords(name, value);
      if (
        words === undefined ||
        IS_NOISE.test(name) ||
        (IS_ASIDE.test(name) && !/\s/.test(words)) ||
        known.includes(` ${plain(words)} `)
      )
        continue;
      const detail = /^\d*$/.test(name) ? words : `${name}: ${words}`;
      if (!found.some((one) => ` ${plain(one)} `.includes(` ${plain(words)} `))) found.push(detail);
      if (found.length >= MAX_DETAILS) return found;
    }
    level = inner;
  }
  return found;
};
