import { mergeSpans, type Span } from '@gatehouse/secrets/spans.ts';

/** A shorter value would redact ordinary words. */
export const MIN_LENGTH = 8;

/**
 * A value's base64 inside a longer base64 text depends on its offset: three encodings, reduced to the characters that
 * do not depend on the neighboring bytes.
 */
const base64Forms = (secret: string): string[] =>
  [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const start = Math.ceil((offset * 8) / 6);
    return bytes.toString('base64').slice(start, Math.floor((bytes.length * 8) / 6));
  });

const lowerHex = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (escaped) => escaped.toLowerCase());

const asUnicodeEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON as PHP, Go and .NET write it: with `/`, `&`, `<`, `>`, quotes or everything beyond ASCII escaped. */
const jsonForms = (secret: string): string[] => {
  const json = JSON.stringify(secret).slice(1, -1);
  const inJson = JSON.stringify(json).slice(1, -1);
  const ascii = json.replace(/[^\x20-\x7e]/g, asUnicodeEscape);
  return [
    json,
    inJson,
    json.replaceAll('/', '\\/'),
    ascii,
    ascii.replaceAll('/', '\\/'),
    json.replace(/[&<>]/g, asUnicodeEscape),
    json.replace(/[&<>'+]/g, asUnicodeEscape),
  ];
};

const urlForms = (secret: string): string[] => {
  const component = encodeURIComponent(secret);
  const strict = component.replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const form = new URLSearchParams([['', secret]]).toString().slice(1);
  const escaped = [component, strict, form, encodeURI(secret)];
  return [...escaped, ...escaped.map(lowerHex), encodeURIComponent(component)];
};

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const htmlForms = (secret: string): string[] => {
  const named = secret.replace(/[&<>"]/g, (character) => HTML[character] ?? character);
  return [
    named,
    named.replaceAll("'", '&#39;'),
    named.replaceAll("'", '&#x27;'),
    named.replaceAll("'", '&#39;').replaceAll('&quot;', '&#34;'),
    secret.replace(/[&<>]/g, (character) => HTML[character] ?? character),
  ];
};

/** JSON, URLs and HTML leave these characters as they are. Most keys have no others. */
const UNESCAPED = /^[A-Za-z0-9_.-]*$/;

const escapedForms = (secret: string): string[] =>
  UNESCAPED.test(secret)
    ? []
    : [...jsonForms(secret), ...(secret.isWellFormed() ? urlForms(secret) : []), ...htmlForms(secret)];

/** A secret in each of the usual encodings. An unpaired surrogate has no encoding in a URL: only the others are returned. */
export const formsOf = (secret: string): string[] => {
  const base64 = base64Forms(secret);
  const hex = Buffer.from(secret).toString('hex');
  return [
    ...new Set([
      secret,
      ...escapedForms(secret),
      ...base64,
      ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
      ...base64.map((form) => encodeURIComponent(form)),
      hex,
      hex.toUpperCase(),
    ]),
  ].filter((form) => form.length >= MIN_LENGTH);
};

/** Finds texts in another text, which is read once however many there are. */
export type FormIndex = {
  add: (form: string) => void;
  remove: (form: string) => void;
  isEmpty: () => boolean;
  /** Where the longest of them are, in order; none overlaps the next. */
  spansIn: (text: string) => Span[];
};

/** Four characters as a number below 65,536, for ruling out most places of a text without a copy of them. */
const slotAt = (text: string, at: number): number =>
  (text.charCodeAt(at) +
    text.charCodeAt(at + 1) * 7 +
    text.charCodeAt(at + 2) * 61 +
    text.charCodeAt(at + 3) * 509) &
  0xffff;

export const createFormIndex = (): FormIndex => {
  /** Every form by its first characters. */
  const byStart = new Map<string, Set<string>>();
  /** How many of these starts are in each slot. */
  const slots = new Uint32Array(0x10000);
  const endAt = (text: string, index: number): number => {
    let longest = 0;
    for (const form of byStart.get(text.slice(index, index + MIN_LENGTH)) ?? []) {
      if (form.length > longest && text.startsWith(form, index)) longest = form.length;
    }
    return index + longest;
  };
  return {
    add: (form) => {
      const start = form.slice(0, MIN_LENGTH);
      const known = byStart.get(start);
      byStart.set(start, (known ?? new Set()).add(form));
      const slot = slotAt(start, 0);
      if (known === undefined) slots[slot] = (slots[slot] ?? 0) + 1;
    },
    remove: (form) => {
      const start = form.slice(0, MIN_LENGTH);
      byStart.get(start)?.delete(form);
      if (byStart.get(start)?.size !== 0) return;
      byStart.delete(start);
      const slot = slotAt(start, 0);
      slots[slot] = (slots[slot] ?? 1) - 1;
    },
    isEmpty: () => byStart.size === 0,
    spansIn: (text) => {
      const spans: Span[] = [];
      if (byStart.size === 0) return spans;
      for (let index = 0; index + MIN_LENGTH <= text.length; index += 1) {
        if (slots[slotAt(text, index)] === 0) continue;
        const end = endAt(text, index);
        if (end > index) spans.push([index, end]);
      }
      return mergeSpans(spans);
    },
  };
};
