import { randomBytes } from 'node:crypto';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { type RecordKind, recordKindOf } from '@gatehouse/request/stream-records.ts';
import { MASK_ASTERISKS } from '@gatehouse/secrets/masks.ts';
import { mergeSpans, type Span } from '@gatehouse/secrets/spans.ts';
import { createSecretForm, type SecretForm } from '#src/features/calls/secret-form.ts';
import { joinFound, type SecretGroup, type SecretOccurrence } from '#src/features/calls/secret-groups.ts';
import { wholeValues } from '#src/features/calls/whole-values.ts';
import { createPieceMasker, secretPieces } from '#src/features/calls/written-text.ts';
import { type Charset, fromView, toView } from '#src/logging/byte-view.ts';
import { formsOf, MIN_LENGTH } from '#src/logging/secret-forms.ts';
import { inView, isEscaped, unescapeView } from '#src/logging/unescape.ts';

/** The masks in a response: those of the key with what they stand for, and what else is masked. */
export type Masks = {
  count: number;
  originals: Map<string, string>;
  /** Names of secret variables. */
  variables: string[];
  /** Whether a hidden value of a saved endpoint is masked. */
  hasHidden: boolean;
};

const charsetOf = ({ body, headers }: Pick<OutboundResponse, 'body' | 'headers'>): Charset => {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf16be';
  const stated = /charset\s*=\s*"?(utf-?16(?:le|be)?)/i
    .exec(headers['content-type'] ?? '')?.[1]
    ?.toLowerCase();
  if (stated === undefined) return 'utf8';
  return stated.endsWith('be') ? 'utf16be' : 'utf16le';
};

/** The order of bytes of a text in UTF-16 that neither a mark nor a header calls so: its first two characters are ASCII. */
const unstatedCharset = (view: string): Charset | undefined => {
  if (/^(?:[^\0]\0){2}/.test(view)) return 'utf16le';
  return /^(?:\0[^\0]){2}/.test(view) ? 'utf16be' : undefined;
};

/** Where each character is takes much memory in a longer text. */
const MAX_ESCAPED_LENGTH = 512 * 1024;

/**
 * Finds the secrets in a view, in any encoding, and short ones as whole values; they are encoded once for all texts of a
 * response.
 */
const createFinder = (all: readonly string[]) => {
  const secrets = all.filter(({ length }) => length >= MIN_LENGTH);
  const short = all.filter(({ length }) => length < MIN_LENGTH).map((secret) => toView(secret));
  const forms = secrets.flatMap(formsOf);
  const views = new Map<Charset, SecretForm[]>();
  const viewsIn = (charset: Charset): SecretForm[] => {
    const made = views.get(charset) ?? forms.map((form) => createSecretForm(toView(form, charset)));
    views.set(charset, made);
    return made;
  };
  return (view: string, charset: Charset = 'utf8', isCut = false): Span[] => {
    const found: Span[] = [];
    for (const form of viewsIn(charset)) {
      for (const span of form.spansIn(view)) found.push(span);
      // The start of a secret that a cut at the end of the text has left; half a key may be enough to guess the rest.
      const left = isCut ? form.startAtEndOf(view) : 0;
      if (left >= MIN_LENGTH) found.push([view.length - left, view.length]);
    }
    if (charset === 'utf8')
      for (const secret of short) for (const span of wholeValues(view, secret)) found.push(span);
    if (charset === 'utf8' && view.length <= MAX_ESCAPED_LENGTH && isEscaped(view)) {
      const unescaped = unescapeView(view);
      for (const secret of secrets) {
        for (const span of createSecretForm(toView(secret)).spansIn(unescaped.text))
          found.push(inView(unescaped, span));
      }
    }
    return found.length === 0 ? found : mergeSpans(found);
  };
};

/**
 * Finds the secrets of all groups in a view; in a stream of records also those that are written in pieces.
 */
const createGroupFinder = (
  groups: readonly SecretGroup[],
  valuesOf: (group: SecretGroup) => readonly string[] = ({ values }) => values,
): ((view: string, charset?: Charset, isCut?: boolean, kind?: RecordKind) => SecretOccurrence[]) => {
  const finders = groups.map((group) => ({ groups: [group], find: createFinder(valuesOf(group)) }));
  return (view, charset, isCut, kind) =>
    joinFound(
      finders.flatMap((finder) => {
        const find = (text: string) => finder.find(text, charset, isCut);
        const inPieces = kind === undefined ? [] : secretPieces(kind, view, find);
        return mergeSpans([...find(view), ...inPieces]).map((span) => ({ span, groups: finder.groups }));
      }),
    );
};

/** What stands for what was found: of several, no letter. */
const maskOf = (groups: readonly SecretGroup[]): string =>
  (groups.length === 1 ? groups[0]?.mask : undefined) ?? MASK_ASTERISKS;

/** Enough for every way in which an API writes a key. Who writes it in thousands of ways wants masking to take long. */
const MAX_MASKS = 32;

const ASTERISKS_UTF16 = toView(MASK_ASTERISKS, 'utf16le');

/** Whether a text has as many asterisks in a row as a mask: only then it can contain one. */
const holdsMask = (view: string): boolean => view.includes(MASK_ASTERISKS) || view.includes(ASTERISKS_UTF16);

/** What is told of the secrets that were masked, besides the key. */
const seenIn = (seen: ReadonlySet<SecretGroup>): Pick<Masks, 'variables' | 'hasHidden'> => ({
  variables: [...seen].flatMap((group) => (group.of === 'variable' ? [group.name] : [])),
  hasHidden: [...seen].some(({ of }) => of === 'endpoint'),
});

/**
 * Replaces what it finds by masks. Each mask of the key stands for one text and is nowhere else in the response; the last
 * one stands for the key in every further way in which it is written. Only they can be shown again.
 */
const createMasker = (groups: readonly SecretGroup[], texts: readonly string[]) => {
  const key = groups.find(({ of }) => of === 'key');
  const first = key?.values[0] ?? '';
  // A mask of something else may begin as the key's does, and is shorter then.
  const longer = groups.length > 1 ? '*' : '';
  const seen = new Set<SecretGroup>();
  const originals = new Map<string, string>();
  const shownFor = new Map<string, string>();
  let base = '';
  let last = '';
  const addMask = (original: string): string => {
    // Nobody can have sent a random text before.
    const tag = () => (texts.some(holdsMask) ? randomBytes(8).toString('hex') : '');
    if (base === '') base = `${maskOf(key === undefined ? [] : [key])}${longer}${tag()}`;
    last = `${base}${'*'.repeat(originals.size)}`;
    originals.set(last, original);
    return last;
  };
  /** The mask for the key in a part of a view, in the same charset. */
  const shownKey = (found: string, charset: Charset): string => {
    const known = shownFor.get(charset + found);
    if (known !== undefined) return known;
    if (originals.size === MAX_MASKS) return toView(last, charset);
    const isLast = originals.size === MAX_MASKS - 1;
    const mask = toView(addMask(isLast ? first : fromView(found, charset)), charset);
    shownFor.set(charset + found, mask);
    return mask;
  };
  let count = 0;
  const replace = (view: string, found: readonly SecretOccurrence[], charset: Charset = 'utf8'): string => {
    const parts: string[] = [];
    let copied = 0;
    for (const { span, groups: inIt } of found) {
      const [start, end] = span;
      const isKey = inIt.length === 1 && inIt[0] === key;
      const mask = isKey ? shownKey(view.slice(start, end), charset) : toView(maskOf(inIt), charset);
      for (const group of inIt) seen.add(group);
      parts.push(view.slice(copied, start), mask);
      copied = end;
      count += 1;
    }
    parts.push(view.slice(copied));
    return parts.join('');
  };
  return { replace, masks: (): Masks => ({ count, originals, ...seenIn(seen) }) };
};

/**
 * The response with these secrets masked in its body, its headers and the addresses of its redirects, in any of the usual
 * encodings. What is read from it afterwards cannot contain them. The masks are undefined if there was nothing to mask.
 */
export const maskResponse = (
  response: OutboundResponse,
  secrets: readonly SecretGroup[],
): { response: OutboundResponse; masks: Masks | undefined } => {
  const find = createGroupFinder(secrets);
  const charset = charsetOf(response);
  const isCut = response.truncated || response.brokenOff !== null;
  const view = Buffer.from(response.body).toString('latin1');
  const texts = [response.statusText, ...Object.entries(response.headers).flat()];
  const masker = createMasker(secrets, [view, ...texts]);
  const inText = (text: string, findIn = find): string => {
    const asView = toView(text);
    const found = findIn(asView);
    return found.length === 0 ? text : fromView(masker.replace(asView, found));
  };
  // The host of an address is in lower case, whatever was sent.
  const findInUrl = createGroupFinder(secrets, ({ values }) => [
    ...values,
    ...values.map((value) => value.toLowerCase()),
  ]);
  // An address stays one, whatever the mask has made of it: others read its origin.
  const inUrl = (url: string): string => {
    const text = inText(url, findInUrl);
    return text === url || URL.canParse(text) ? text : new URL('/', url).href;
  };
  const kind = charset === 'utf8' ? recordKindOf(response.headers['content-type'] ?? '') : undefined;
  const once = masker.replace(view, find(view, charset, isCut, kind), charset);
  const other = charset === 'utf8' ? unstatedCharset(view) : undefined;
  const shown = other === undefined ? once : masker.replace(once, find(once, other, isCut), other);
  const masked: OutboundResponse = {
    ...response,
    statusText: inText(response.statusText),
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [inText(name), inText(value)]),
    ),
    body: shown === view ? response.body : Buffer.from(shown, 'latin1'),
    url: inUrl(response.url),
    redirects: response.redirects.map(({ status, url }) => ({ status, url: inUrl(url) })),
  };
  const masks = masker.masks();
  return { response: masked, masks: masks.count === 0 ? undefined : masks };
};

/** Masks these secrets in one text after another, each of which is complete: none begins or ends inside a secret. */
export const createTextMasker = (secrets: readonly SecretGroup[]): ((text: string) => string) => {
  const find = createGroupFinder(secrets);
  return (text) => {
    const view = toView(text);
    let masked = '';
    let copied = 0;
    for (const { span, groups } of find(view)) {
      masked += view.slice(copied, span[0]) + toView(maskOf(groups));
      copied = span[1];
    }
    return copied === 0 ? text : fromView(masked + view.slice(copied));
  };
};

/** Masks these secrets in the records of a stream, also where a model writes one in pieces. */
export const createRecordMasker = (
  kind: RecordKind,
  secrets: readonly SecretGroup[],
): ((records: readonly string[]) => string[]) => {
  const mask = createTextMasker(secrets);
  const values = secrets.flatMap((group) => group.values);
  const maskPieces = createPieceMasker(kind, {
    find: createFinder(values),
    forms: values.flatMap(formsOf).map((form) => createSecretForm(toView(form))),
    mask: toView(maskOf(secrets)),
  });
  return (records) => maskPieces(records.map(mask));
};
