import { loadOnce } from '#src/lib/load-once.ts';

/** What reads a text for keys: loaded when the palette is opened. */
export const pasteReader = loadOnce(async () => (await import('#src/lib/typed-reader.ts')).load());

/** A setting, a URL, or a command that calls one: nobody searches for these. */
const NO_SEARCH = /^(?:(?:export )?[A-Za-z_]\w{0,99} ?= ?\S|\w{1,20}:\/\/|(?:curl|wget|https?)\s)/;

/**
 * Whether a text that is pasted into a search is one for the box that takes keys, commands and URLs: several lines are, too.
 */
export const isForPasteBox = (pasted: string): boolean => {
  const text = pasted.trim();
  return (
    /[\r\n]/.test(text) ||
    NO_SEARCH.test(text) ||
    (/^\S+$/.test(text) && pasteReader.read()?.mayHaveKey(text) === true)
  );
};
