import { randomBytes } from 'node:crypto';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { type RecordKind, recordKindOf } from '@gatehouse/request/stream-records.ts';
import { MASK_ASTERISKS, maskKey } from '@gatehouse/secrets/masks.ts';
import { mergeSpans, replaceSpans, type Span } from '@gatehouse/secrets/spans.ts';
import { createSecretForm, type SecretForm } from '#src/features/calls/secret-form.ts';
import { wholeValues } from '#src/features/calls/whole-values.ts';
import { createPieceMasker, secretPieces } from '#src/features/calls/written-text.ts';
import { type Charset, fromView, toView } from '#src/logging/byte-view.ts';
import { formsOf, MIN_LENGTH } from '#src/logging/secret-forms.ts';
import { inView, isEscaped, unescapeView } from '#src/logging/unescape.ts';

/** The masks in a response, with what they stand for. */
export type Masks = { count: number; originals: Map<string, string> };

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

/** Enough for every way in which an API writes a key. Who writes it in thousands of ways wants masking to take long. */
const MAX_MASKS = 32;

const ASTERISKS_UTF16 = toView(MASK_ASTERISKS, 'utf16le');

/** Whether a text has as many asterisks in a row as a mask: only then it can contain one. */
const holdsMask = (view: string): boolean => view.includes(MASK_ASTERISKS) || view.includes(ASTERISKS_UTF16);

/**
 * Replaces what it finds by masks, each of which stands for one text and is nowhere else in the response. The last one
 * stands for the key in every further way in which it is written.
 */
const createMasker = (first: string, texts: readonly string[]) => {
  const originals = new Map<string, string>();
  const shownFor = new Map<string, string>();
  let base = '';
  let last = '';
  const addMask = (original: string): string => {
    // Nobody can have sent a random text before.
    const tag = () => (texts.some(holdsMask) ? randomBytes(8).toString('hex') : '');
    if (base === '') base = `${maskKey(first)}${tag()}`;
    last = `${base}${'*'.repeat(originals.size)}`;
    originals.set(last, original);
    return last;
  };
  /** The mask for a part of a view, in the same charset. */
  const shown = (found: string, charset: Charset): string => {
    const known = shownFor.get(charset + found);
    if (known !== undefined) return known;
    if (originals.size === MAX_MASKS) return toView(last, charset);
    const isLast = originals.size === MAX_MASKS - 1;
    const mask = toView(addMask(isLast ? first : fromView(found, charset)), charset);
    shownFor.set(charset + found, mask);
    return mask;
  };
  let count = 0;
  const replace = (view: string, spans: readonly Span[], charset: Charset = 'utf8'): string => {
    const parts: string[] = [];
    let copied = 0;
    for (const [start, end] of spans) {
      parts.push(view.slice(copied, start), shown(view.slice(start, end), charset));
      copied = end;
      count += 1;
    }
    parts.push(view.slice(copied));
    return parts.join('');
  };
  return { replace, masks: (): Masks => ({ count, originals }) };
};

/**
 * The response with these secrets masked in its body, its headers and the addresses of its redirects, in any of the usual
 * encodings. What is read from it afterwards cannot contain them. The masks are undefined if there was nothing to mask.
 */
export const maskResponse = (
  response: OutboundResponse,
  secrets: readonly string[],
): { response: OutboundResponse; masks: Masks | undefined } => {
  const [first = ''] = secrets;
  const find = createFinder(secrets);
  const charset = charsetOf(response);
  const isCut = response.truncated || response.brokenOff !== null;
  const view = Buffer.from(response.body).toString('latin1');
  const texts = [response.statusText, ...Object.entries(response.headers).flat()];
  const masker = createMasker(first, [view, ...texts]);
  const inText = (text: string, findIn = find): string => {
    const asView = toView(text);
    const spans = findIn(asView);
    return spans.length === 0 ? text : fromView(masker.replace(asView, spans));
  };
  // The host of an address is in lower case, whatever was sent.
  const findInUrl = createFinder([...secrets, ...secrets.map((secret) => secret.toLowerCase())]);
  // An address stays one, whatever the mask has made of it: others read its origin.
  const inUrl = (url: string): string => {
    const text = inText(url, findInUrl);
    return text === url || URL.canParse(text) ? text : new URL('/', url).href;
  };
  const kind = charset === 'utf8' ? recordKindOf(response.headers['content-type'] ?? '') : undefined;
  const inPieces = kind === undefined ? [] : secretPieces(kind, view, (text) => find(text, charset, isCut));
  const spans = mergeSpans([...find(view, charset, isCut), ...inPieces]);
  const once = masker.replace(view, spans, charset);
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
export const createTextMasker = (secrets: readonly string[]): ((text: string) => string) => {
  const find = createFinder(secrets);
  const mask = maskKey(secrets[0] ?? '');
  return (text) => {
    const view = toView(text);
    const spans = find(view);
    return spans.length === 0 ? text : fromView(replaceSpans(view, spans, toView(mask)));
  };
};

/** Masks these secrets in the records of a stream, also where a model writes one in pieces. */
export const createRecordMasker = (
  kind: RecordKind,
  secrets: readonly string[],
): ((records: readonly string[]) => string[]) => {
  const mask = createTextMasker(secrets);
  const maskPieces = createPieceMasker(kind, {
    find: createFinder(secrets),
    forms: secrets.flatMap(formsOf).map((form) => createSecretForm(toView(form))),
    mask: toView(maskKey(secrets[0] ?? '')),
  });
  return (records) => maskPieces(records.map(mask));
};
