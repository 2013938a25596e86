import { setImmediate } from 'node:timers/promises';
import { mergeSpans, type Span } from '@gatehouse/secrets/spans.ts';
import { toView } from '#src/logging/byte-view.ts';
import { createFormIndex, formsOf } from '#src/logging/secret-forms.ts';
import { inView, isEscaped, type Unescaped, unescapeView } from '#src/logging/unescape.ts';

/** Longer than any stored secret in any encoding, so that one that begins within a limit is read to its end. */
export const MAX_SECRET_LENGTH = 100_000;

/** Secrets in pages, so that never all of them are in memory. */
export type Secrets = AsyncIterable<readonly string[]>;

/** How often a text is unescaped: JSON in a URL, or a URL in a URL, is escaped twice. */
const MAX_ESCAPES = 3;

/** The view unescaped once, twice, and so on, as long as there is something to unescape. */
const unescapedViews = (view: string): Unescaped[] => {
  const views: Unescaped[] = [];
  for (let text = view; views.length < MAX_ESCAPES && isEscaped(text); ) {
    const next = unescapeView(text);
    views.push(next);
    text = next.text;
  }
  return views;
};

/** Where a span of the last of these is in the view that they were made from. */
const inOriginal = (views: readonly Unescaped[], span: Span): Span =>
  views.reduceRight((inner, view) => inView(view, inner), span);

/** So many characters are read before other work has its turn. */
const READ_AT_ONCE = 1024 * 1024;

/** Where these secrets are in each of the views, also if single characters are escaped that need not be. */
export const storedSpans = async (views: readonly string[], secrets: Secrets): Promise<Span[][]> => {
  const found: Span[][] = views.map(() => []);
  const unescaped = views.map(unescapedViews);
  for await (const page of secrets) {
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
      for (const [level, { text }] of (unescaped[at] ?? []).entries())
        for (const span of index.spansIn(text))
          spans.push(inOriginal(unescaped[at]?.slice(0, level + 1) ?? [], span));
    }
  }
  return found.map(mergeSpans);
};
