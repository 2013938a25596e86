import type { PlannedHeader } from '#src/plan.ts';

type Piece = { text: string; variable?: string };

const piecesOf = ({ text, variable, more = [] }: PlannedHeader): Piece[] => [
  { text, ...(variable === undefined ? {} : { variable }) },
  ...more,
];

/** A text that no variable follows goes in front of the next one. */
const headerOf = (name: string, pieces: readonly Piece[]): PlannedHeader => {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const before = merged.at(-1);
    if (before === undefined || before.variable !== undefined) merged.push(piece);
    else merged.splice(-1, 1, { ...piece, text: before.text + piece.text });
  }
  const [first = { text: '' }, ...more] = merged;
  return { name, ...first, ...(more.length === 0 ? {} : { more }) };
};

/** The headers with the lines of each name as one value (RFC 9110 section 5.3), in the place of the first. */
export const joinedLines = (headers: readonly PlannedHeader[]): PlannedHeader[] => {
  const byName = Map.groupBy(headers, ({ name }) => name.toLowerCase());
  return [...byName.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    if (others.length === 0) return [first];
    const pieces = others.flatMap(afterComma);
    return [headerOf(first.name, [...piecesOf(first), ...pieces])];
  });
};

const afterComma = (header: PlannedHeader): Piece[] => [{ text: ', ' }, ...piecesOf(header)];
