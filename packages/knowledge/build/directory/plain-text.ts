const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  rsquo: '’',
  '#39': "'",
};

/** Text without HTML and Markdown markup, on one line. */
export const plainText = (source: string): string =>
  source
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    // The service name that AWS repeats before its description.
    .replace(/<fullname>[\s\S]*?<\/fullname>/gi, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/&([a-z]+|#39);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/^\s*(?:#{1,6}|[-*>]+(?=\P{L}))\s*/gmu, ' ')
    .replace(/[*_`#|]{2,}|[`|]/g, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    // What a tag or a mark left in front of a comma.
    .replace(/ ([,.;])(?= |$)/g, '$1')
    .toWellFormed()
    .trim();

/** At most `max` characters: whole sentences if one fits, else whole words and an ellipsis. */
export const shortened = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).toWellFormed();
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  if (sentence >= max / 3) return cut.slice(0, sentence + 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > max / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
};

/** `getUserById`, `list_user-accounts` and `XMLUpload` as words. */
export const identifierWords = (identifier: string): string =>
  identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    // Two lower-case letters, because the one in `APIs` is a plural.
    .replace(/([A-Z]+)([A-Z][a-z]{2})/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
