/*
 * What keys look like by themselves, whatever the name in front of them. The server and the browser use this, so it
 * imports no schema. The texts are written by others, so the work on each pattern grows with the text and no faster.
 */

/** Published prefixes of providers' keys, JSON Web Tokens, tokens of Telegram's bots, and the user information of a URL. */
export const KEY_SHAPES: readonly string[] = [
  String.raw`\b(?:sk|pk|rk|whsec)[-_][A-Za-z0-9_-]{16,}`,
  String.raw`\b(?:gh[opsru]_|github_pat_|glpat-|xox[abeprs]-|npm_|hf_|EAA)[A-Za-z0-9_-]{16,}`,
  String.raw`\b(?:AKIA|ASIA)[0-9A-Z]{16}\b`,
  String.raw`\bAIza[A-Za-z0-9_-]{30,}`,
  // A token may begin after a hyphen too, but a text of many such starts is not read to its end from each.
  String.raw`(?:(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}|\beyJ[A-Za-z0-9_-]{8,256})\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?`,
  String.raw`(?:(?<=\/bot)|\b)\d{6,12}:AA[A-Za-z0-9_-]{16,}`,
  String.raw`(?<=:\/\/)[^\s/@"]+(?=@)`,
];

const KEY_LIKE = new RegExp(KEY_SHAPES.join('|'), 'i');
const EACH_KEY = new RegExp(KEY_SHAPES.join('|'), 'gi');

/** Whether something in the text looks like a key. */
export const containsKey = (text: string): boolean => KEY_LIKE.test(text);

/** The text with something else, or nothing, in place of all that looks like a key. */
export const replaceKeys = (text: string, replacement: string): string =>
  text.replace(EACH_KEY, () => replacement);
