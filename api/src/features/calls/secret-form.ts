import type { Span } from '@gatehouse/secrets/spans.ts';

/** One way in which a secret is written, as a view. Looking for it takes as long as the text is, whatever is repeated in either. */
export type SecretForm = {
  text: string;
  /** Where it is in a view: places that overlap are one span. */
  spansIn: (view: string) => Span[];
  /** How many characters at the end of the view are a start of this form; never all of it. */
  startAtEndOf: (view: string) => number;
};

/** For each start of the text, the longest start of the text that it ends with (Knuth, Morris and Pratt). */
const bordersOf = (text: string): Uint32Array => {
  const borders = new Uint32Array(text.length);
  for (let at = 1, border = 0; at < text.length; at += 1) {
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0;
    if (text[at] === text[border]) border += 1;
    borders[at] = border;
  }
  return borders;
};

export const createSecretForm = (text: string): SecretForm => {
  let made: Uint32Array | undefined;
  const borders = (): Uint32Array => {
    made ??= bordersOf(text);
    return made;
  };
  /** The last place of the text in a run that repeats it: in zeros, sixteen zeros are at each character. */
  const lastInRun = (view: string, at: number): number => {
    const period = text.length - (borders()[text.length - 1] ?? 0);
    let end = at + text.length;
    while (end < view.length && view[end] === view[end - period]) end += 1;
    return at + Math.floor((end - at - text.length) / period) * period;
  };
  return {
    text,
    spansIn: (view) => {
      const spans: Span[] = [];
      for (let at = view.indexOf(text); at !== -1; ) {
        const last = lastInRun(view, at);
        const before = spans.at(-1);
        if (before !== undefined && at < before[1]) spans[spans.length - 1] = [before[0], last + text.length];
        else spans.push([at, last + text.length]);
        at = view.indexOf(text, last + 1);
      }
      return spans;
    },
    startAtEndOf: (view) => {
      const most = text.length - 1;
      let length = 0;
      for (let at = Math.max(0, view.length - most); at < view.length; at += 1) {
        while (length > 0 && text[length] !== view[at]) length = borders()[length - 1] ?? 0;
        if (text[length] === view[at]) length += 1;
      }
      return length;
    },
  };
};
