import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText } from '@gatehouse/contract/plain/json-text.ts';
import { hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { ownWords, placeOf } from '#src/body/fault.ts';
import { isStatusName } from '#src/body/status-names.ts';

/** How deep details are looked for, at how many values, and how many are returned. */
const MAX_DEPTH = 6;
const MAX_VALUES = 200;
const MAX_DETAILS = 4;
const MAX_LENGTH = 200;
/** What was said already may be megabytes long; what repeats it would be in its beginning. */
const MAX_SAID = 4_000;
/** Of a list, the first ones. */
const MAX_ENTRIES = 3;

/** Names of what helps the provider's support, or repeats the call: ids, times, places of its code, links. */
const IS_ASIDE =
  /(?:^|[._-])(?:u?u?id|ids?|guid|trace|span|stack|stacktrace|backtrace|exception|file|line|time|timestamp|date|datetime|url|uri|href|link|links|path|method|version|instance|host|server|node|pod|self|docs?|documentation|help|more_?info|support|ray|nonce|hash|lang|locale|language|color|icon|meta|success|ok|status|http|object|class|kind|typename|type|code|domain|service|namespace|category|severity|level|title|name|help|consumer|inLanguage)$|(?:Id|Uuid|Url|Uri|Link|Href|Path|At|Time|Date|Timestamp|Version|Docs|Type|Code|Status|Trace|Name|Reference)$|^(?:request|trace|transaction|correlation|error|log|event|session|call|debug|x)[-_]?(?:id|uuid|ref|reference|key)?$|^(?:__|@)/i;

/** Names of what says nothing of this error, in whatever words. */
const IS_NOISE =
  /^(?:help|docs?|doc_?ref|documentation\w*|more_?info|debug|debugInfo|stack|stack_?trace|backtrace|exception|messaging_product|typeName|sign|md5\w*|sha\d*)$/i;

/** Names of what the caller sent, which may hold anything. */
const IS_SENT =
  /^(?:inputs?|values?|given|received|sent|raw|(?:rejected|passed|actual|invalid|submitted|provided)[-_]?value|body|payload|request|parameters|params|query|data|headers?|cookies?)$/i;

/**
 * What is said of a field that is a secret or was sent, and not its value: only by pairs of words, since a password may well contain
 * “not” or “wrong”.
 */
const IS_FAULT =
  /^(?:field |value )?(?:is )?(?:required|missing|invalid|blank|empty)$|\b(?:must (?:not |only )?(?:be|have|contain|match|include|start|end|exist)|(?:is|are|was) (?:a |an |not (?:a |an |one )?)?(?:required|valid|allowed|supported|permitted|found|missing|invalid|blank|empty|expired|revoked|unknown|already)|can(?:not|'t|’t) be|(?:may|should) not|should be|missing (?:data|field|value|required)|field required|too (?:short|long)|not (?:a )?valid)\b/i;

/** Numbers that say how much is allowed or left. */
const IS_AMOUNT =
  /(?:limit|max|min|remaining|left|allowed|balance|used|quota|required|available|retry|wait|expected|actual)/i;

/** Texts that say nothing to a reader: links, dates, ids, long names without a space. */
const SAYS_NOTHING =
  /^(?:https?:|\d{4}-\d\d-\d\d|[\da-f]{8}-[\da-f]{4}-|[\da-f]{16,}$|(?:error|fail(?:ed|ure)?|null|none|true|false|(?:not ?)?ok|unknown|n\/?a|.)$)|^\S{60,}$|^[\d\s.:/+-]+$/i;

const inWords = (name: string, value: JsonValue): string | undefined => {
  if (typeof value === 'number') return IS_AMOUNT.test(name) ? String(value) : undefined;
  if (typeof value === 'boolean')
    return value && /^(?:is|has|requires?|invalid|missing)/i.test(name) ? 'true' : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/(?<![.\s])[.\s]+$/, '');
  const isTelling = text !== '' && text.length <= MAX_LENGTH && !SAYS_NOTHING.test(text);
  return isTelling && !isStatusName(text) ? text : undefined;
};

/** The same words, whatever is between them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Field = {
  name: string;
  value: JsonValue;
  /** It is in what the caller sent, or its name is that of a secret: only what is said of it is repeated. */
  isPrivate: boolean;
};

/** The fields in one: of a list, its first entries. */
const within = ({ name, value, isPrivate }: Field): Field[] => {
  if (Array.isArray(value))
    return value.slice(0, MAX_ENTRIES).map((one) => ({ name, value: one, isPrivate }));
  const object = asObject(value) ?? {};
  return Object.keys(object)
    .slice(0, MAX_VALUES)
    .map((key) => ({
      name: key,
      value: object[key] ?? null,
      isPrivate: isPrivate || IS_SENT.test(key) || isSecretName(key),
    }));
};

/** A fault with its place is one detail, unless its words are known. */
const faultIn = ({ value, isPrivate }: Field, isKnown: (words: string) => boolean): string | undefined => {
  const object = asObject(value);
  const place = object && placeOf(object);
  const words = object && (ownWords(object) ?? asText(object.code));
  if (place === undefined || words === undefined || isKnown(words)) return undefined;
  return isPrivate && !IS_FAULT.test(words) ? undefined : `${place}: ${words}`;
};

/** What a field says, with its name; undefined if that is nothing, or known already. */
const detailOf = (
  { name, value, isPrivate }: Field,
  isKnown: (words: string) => boolean,
): string | undefined => {
  const words = IS_NOISE.test(name) ? undefined : inWords(name, value);
  if (words === undefined || (isPrivate && typeof value === 'string' && !IS_FAULT.test(words)))
    return undefined;
  if ((IS_ASIDE.test(name) && !/\s/.test(words)) || isKnown(words)) return undefined;
  return /^\d*$/.test(name) ? words : `${name}: ${words}`;
};

/**
 * What an error says besides its words and codes, each with the name of its field, the outermost first: which value is not valid, what
 * is allowed, how much is left. What the caller sent is not repeated, nor any secret.
 * @param said what is repeated already
 */
export const otherDetails = (root: JsonValue | undefined, said: string): string[] => {
  const found: string[] = [];
  const start = plain(said.slice(0, MAX_SAID));
  const isKnown = (words: string): boolean =>
    [start, ...found.map(plain)].some((one) => ` ${one} `.includes(` ${plain(words.slice(0, MAX_SAID))} `));
  let level: Field[] = [{ name: '', value: root ?? null, isPrivate: false }];
  let left = MAX_VALUES;
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0 && left > 0; depth += 1) {
    const seen = level.slice(0, left);
    left -= seen.length;
    const inner: Field[] = [];
    for (const field of seen) {
      const fault = faultIn(field, isKnown);
      const detail = fault ?? detailOf(field, isKnown);
      if (fault === undefined) inner.push(...within(field));
      // A secret may be under any name, and inside of a text.
      if (detail === undefined || hasSecret(detail, 'prose')) continue;
      if (found.push(detail) >= MAX_DETAILS) return found;
    }
    level = inner;
  }
  return found;
};
