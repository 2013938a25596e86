/*
 * An address is in the history of the browser, in bookmarks and in the logs of proxies. What is searched for and may be a key
 * stays in the memory of this tab: the address has a mark in its place, which means nothing after a reload.
 */

/** The mark of each text, and the text of each mark. Two loads of the page have no mark in common. */
const kept = new Map<string, string>();

/** Until what knows better is loaded, whatever is long enough is treated as a key: a shorter one cannot be stored. */
let mayHaveKey = (text: string): boolean => text.length > 9;

/** Loads what reads a text that is typed; if that fails, it is tried again with the next character. */
export const loadTypedReader = (): Promise<void> =>
  import('#src/lib/typed-reader.ts')
    .then(({ load }) => load())
    .then(
      (reader) => {
        mayHaveKey = reader.mayHaveKey;
      },
      () => undefined,
    );

/** What the address says of a text that is searched for. */
export const searchInUrl = (text: string): string => {
  if (!mayHaveKey(text)) return text;
  const mark = kept.get(text) ?? `not-shown-${Math.random()}`;
  kept.set(text, mark).set(mark, text);
  return mark;
};

/** What is searched for if the address says this, or nothing. */
export const searchOfUrl = (written = ''): string =>
  written.replace(/^not-shown-.*/, (mark) => kept.get(mark) ?? '');
