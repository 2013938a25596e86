import { setImmediate } from 'node:timers/promises';
import { mergeSpans, type Span } from '@gatehouse/secrets/spans.ts';
import { toView } from '#src/logging/byte-view.ts';
import { createFormIndex, type FormIndex, formsOf } from '#src/logging/secret-forms.ts';
import { inView, isEscaped, type UnescapedText, unescapeView } from '#src/logging/unescape.ts';

/** Longer than any stored secret in any encoding, so that one that begins within a limit is read to its end. */
export const MAX_SECRET_LENGTH = 100_000;

/** Secrets in pages, so that never all of them are in memory. */
type Secrets = AsyncIterable<readonly string[]>;

/** The stored secrets that may be in one of these views. */
export type SecretsIn = (views: readonly string[]) => Secrets;

/** How often a text is unescaped: JSON in a URL, or a URL in a URL, is escaped twice. */
const MAX_ESCAPES = 3;

/** The view unescaped once, twice, and so on, as long as there is something to unescape. */
const unescapedViews = (view: string): UnescapedText[] => {
  const views: UnescapedText[] = [];
  for (let text = view; views.length < MAX_ESCAPES && isEscaped(text); ) {
    const next = unescapeView(text);
    views.push(next);
    text = next.text;
  }
  return views;
};

/** The view without the blanks in it: a person may have copied a secret over two lines. */
const withoutBlanks = (view: string): UnescapedText => {
  const starts: number[] = [];
  let text = '';
  for (const { 0: word, index } of view.matchAll(/\S+/g)) {
    text += word;
    for (let at = index; at < index + word.length; at += 1) starts.push(at);
  }
  starts.push(view.length);
  return { text, starts };
};

/** Where secrets are in a view from which its blanks were taken, with the blanks between their characters. */
const spansAcross = (joined: UnescapedText | undefined, index: FormIndex): Span[] =>
  joined === undefined
    ? []
    : index
        .spansIn(joined.text)
        .map(([start, end]) => [joined.starts[start] ?? 0, (joined.starts[end - 1] ?? 0) + 1] as const);

/** Where a span of the last of these is in the view that they were made from. */
const inOriginal = (views: readonly UnescapedText[], span: Span): Span =>
  views.reduceRight((inner, view) => inView(view, inner), span);

/** So many characters are read before other work has its turn. */
const READ_AT_ONCE = 1024 * 1024;

/** The views, and what they are without their escapes: in all of these a secret is looked for. */
export const searchedViews = (views: readonly string[]): string[] => [
  ...views,
  ...views.flatMap(unescapedViews).map(({ text }) => text),
];

/**
 * Where these secrets are in each of the views, also if single characters are escaped that need not be.
 * @param isTyped a person has typed the texts, so there may be blanks in a secret
 */
export const storedSpans = async (
  views: readonly string[],
  secretsIn: SecretsIn,
  { isTyped = false }: { isTyped?: boolean } = {},
): Promise<Span[][]> => {
  const found: Span[][] = views.map(() => []);
  const unescaped = views.map(unescapedViews);
  const joined = isTyped ? views.map(withoutBlanks) : [];
  const all = [...views, ...[...unescaped.flat(), ...joined].map(({ text }) => text)];
  for await (const page of secretsIn(all)) {
    const index = createFormIndex();
    for (const secret of page) for (const form of formsOf(secret)) index.add(toView(form));
    let read = 0;
    for (const [at, view] of views.entries()) {
      read += view.length;
      if (read > READ_AT_ONCE) {
        await setImmediate();
        read = 0;
      }
      const spans = found[at] ?? [];
      spans.push(...index.spansIn(view));
      spans.push(...spansAcross(joined[at], index));
      for (const [level, { text }] of (unescaped[at] ?? []).entries())
        for (const span of index.spansIn(text))
          spans.push(inOriginal(unescaped[at]?.slice(0, level + 1) ?? [], span));
    }
  }
  return found.map(mergeSpans);
};
