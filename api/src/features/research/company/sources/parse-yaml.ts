import { parse } from 'yaml';

/** A document of this length takes a second or two. */
const MAX_LENGTH = 1024 * 1024;
/** How often a document may copy its own parts, which is how a small document becomes a huge one. */
const MAX_ALIASES = 100;

/**
 * The value of a YAML text; undefined if it is not YAML, or too long. Of two equal keys the later one counts, as in JSON:
 * comparing each key with all others took minutes, as did finding the line of each of many errors.
 */
export const parseYaml = (text: string): unknown => {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    return parse(text, {
      maxAliasCount: MAX_ALIASES,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
  } catch {
    return undefined;
  }
};
