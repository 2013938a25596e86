/** `OPENAI_API_KEY`, `openaiApiKey` and `openai-api-key` as their words in lower case. */
export const wordsOfName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** A name as environment variables have it: capitals with at least one underscore. */
export const isVariableName = (name: string): boolean => /^[A-Z][A-Z0-9]*(?:_+[A-Z0-9]+)+$/.test(name);

const SEPARATORS = /[-_./:+=]+/;
/** `lifecycle`, `createdAt`, `v2`, `2024`, `01T10`. */
const WORD = /^\d{0,6}(?:[A-Z]?[a-z]{1,15}(?:[A-Z][a-z]{1,15})*|[A-Z]{1,15})?\d{0,6}$/;

/** Whether a text is words with signs between them, as names, dates and paths are written: `npm_lifecycle_event_name`. */
export const isWords = (text: string): boolean => text.split(SEPARATORS).every((word) => WORD.test(word));

/** Whether nobody would write a text so: it mixes digits and letters, and is no words. */
export const isRandom = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text) && !isWords(text);
