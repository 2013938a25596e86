/** A here-document: its text as it is written, and where it ends. */
export type HereDocument = {
  text: string;
  /** A shell reads variables in it. */
  isExpanded: boolean;
  end: number;
};

const OPERATOR = /<<(-?)[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\?([\w.-]+))/y;

export type HereOperator = { end: number; word: string; isExpanded: boolean; hasTabs: boolean };

/** `<<EOF`, `<<'EOF'`, `<<-EOF` at this place. */
export const hereOperator = (text: string, at: number): HereOperator | undefined => {
  OPERATOR.lastIndex = at;
  const [found, dash, single, double, plain] = OPERATOR.exec(text) ?? [];
  if (found === undefined) return undefined;
  const isEscaped = found.includes('\\');
  return {
    end: at + found.length,
    word: single ?? double ?? plain ?? '',
    isExpanded: single === undefined && double === undefined && !isEscaped,
    hasTabs: dash === '-',
  };
};

/** How many characters of here-documents are read: one that does not end is looked through, and there may be many. */
export type HereBudget = { characters: number };

/** The lines from this place on, up to the one that is the word alone; undefined if there is none. */
export const hereText = (
  text: string,
  start: number,
  { word, isExpanded, hasTabs }: HereOperator,
  budget: HereBudget,
): HereDocument | undefined => {
  const lines: string[] = [];
  for (let at = start; at < text.length && budget.characters > 0; ) {
    const end = text.indexOf('\n', at);
    const next = end === -1 ? text.length : end;
    const line = text.slice(at, next);
    const read = hasTabs ? line.replace(/^\t+/, '') : line;
    if (read === word) return { text: lines.map((one) => `${one}\n`).join(''), isExpanded, end: next };
    lines.push(read);
    budget.characters -= line.length + 1;
    at = next + 1;
  }
  return undefined;
};
