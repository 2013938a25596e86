/** A text in rows of a limited width. Row `n` starts at `starts[n]` and ends where the next one starts. */
export interface TextRows {
  text: string;
  starts: Uint32Array;
  count: number;
}

const createStarts = () => {
  let starts = new Uint32Array(1024);
  let count = 0;
  return {
    add: (at: number): void => {
      if (count === starts.length) {
        const longer = new Uint32Array(count * 2);
        longer.set(starts);
        starts = longer;
      }
      starts[count] = at;
      count += 1;
    },
    done: (text: string): TextRows => ({ text, starts, count }),
  };
};

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** From the radicals of Chinese on, most characters are as wide as two. */
const FIRST_WIDE = 0x2e80;

/** How far before the end of a full row a space is looked for. */
const WORD = 20;

/** After the last word that fits, unless that would leave half of the row or a long word's room empty. */
const wordEnd = (text: string, start: number, full: number): number => {
  const least = Math.max(full - WORD, (start + full) / 2);
  for (let at = full; at > least; at -= 1) if (text[at - 1] === ' ') return at;
  return full;
};

/** The index at which the row that starts at `start` is full: after a word if one ends near, and never in the middle of a character. */
export const rowEnd = (text: string, start: number, end: number, columns: number): number => {
  let width = 0;
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    const units = isHighSurrogate(code) && at + 1 < end ? 2 : 1;
    width += code >= FIRST_WIDE ? 2 : 1;
    if (width > columns && at > start) return wordEnd(text, start, at);
    at += units;
  }
  return end;
};

/** Splits a text at its line breaks, and each line where a row is full. */
export const splitRows = (text: string, columns: number): TextRows => {
  const rows = createStarts();
  for (let start = 0; start <= text.length; ) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak === -1 ? text.length : lineBreak;
    rows.add(start);
    for (let at = rowEnd(text, start, end, columns); at < end; at = rowEnd(text, at, end, columns))
      rows.add(at);
    // A break at the very end starts no further row.
    if (lineBreak === -1 || lineBreak === text.length - 1) break;
    start = end + 1;
  }
  return rows.done(text);
};

export const rowStart = ({ starts, count, text }: TextRows, row: number): number =>
  row < count ? (starts[row] ?? 0) : text.length;

/** A row without its line break. */
export const rowText = (rows: TextRows, row: number): string =>
  rows.text.slice(rowStart(rows, row), rowStart(rows, row + 1)).replace(/\r?\n$/, '');

/** The row that a character is in. */
export const rowAt = ({ starts, count }: TextRows, at: number): number => {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
};
