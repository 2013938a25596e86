/** 1 MiB: a longer page is cut. */
export const MAX_HTML_LENGTH = 1024 * 1024;
/** Nesting depth of elements. Real pages stay below 100; a parser's work grows with the square of the depth. */
export const MAX_DEPTH = 512;

/** Elements without an end tag, or closed by the next of their kind: repeating them does not nest them. */
const FLAT = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option optgroup rp rt'.split(
    ' ',
  ),
);

/** The text, cut where it becomes too long or too deeply nested. Reads it once, in linear time. */
export const boundHtml = (html: string): string => {
  const text = html.slice(0, MAX_HTML_LENGTH);
  const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9-]{0,30})/g;
  let depth = 0;
  for (let match = tag.exec(text); match !== null; match = tag.exec(text)) {
    if (FLAT.has(match[2]?.toLowerCase() ?? '')) continue;
    depth = Math.max(0, depth + (match[1] === '/' ? -1 : 1));
    if (depth > MAX_DEPTH) return text.slice(0, match.index);
  }
  return text;
};
