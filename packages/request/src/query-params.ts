/*
 * The parameters in the query of a typed endpoint, as a table that can be edited. What is not edited stays as it was typed,
 * byte for byte: some APIs sign or compare the query, and `[`, `{` and `+` mean something to others.
 */

export type ParamHalf = 'name' | 'value';

/** A parameter that is switched off: it is not in the endpoint. */
export type OffParam = {
  /** As it was written there. */
  raw: string;
  /** How many parameters of the endpoint come before it in the table. */
  at: number;
};

export type ParamTable = { endpoint: string; off: readonly OffParam[] };

/** A row of the table, decoded. */
export type ParamRow = { name: string; value: string; isOff: boolean };

type Cell = { raw: string; isOff: boolean };

/** The endpoint up to its query, the query's parts, and the rest. */
type Parts = {
  before: string;
  cells: Cell[] /** The query ends with `&`. */;
  hasTail: boolean;
  after: string;
};

/** A piece of a raw text and what it stands for. */
type Token = { raw: string; text: string };

const decoded = (raw: string): string | undefined => {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
};

/** How many bytes the UTF-8 character that begins with this byte has. */
const utf8Length = (first: number): number => {
  if (first < 0x80) return 1;
  if (first >= 0xf0) return 4;
  return first >= 0xe0 ? 3 : 2;
};

const escapedToken = (raw: string, at: number): Token | undefined => {
  const first = /^%([0-9a-f]{2})/i.exec(raw.slice(at, at + 3))?.[1];
  if (first === undefined) return undefined;
  const written = raw.slice(at, at + 3 * utf8Length(Number.parseInt(first, 16)));
  const text = /^(?:%[0-9a-f]{2})+$/i.test(written) ? decoded(written) : undefined;
  return text === undefined ? undefined : { raw: written, text };
};

/** A plus is a space, as forms write it; an escape that is not valid stands for itself. */
const tokensOf = (raw: string): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < raw.length; at += tokens.at(-1)?.raw.length ?? 1) {
    const character = String.fromCodePoint(raw.codePointAt(at) ?? 0);
    const plain = { raw: character, text: character === '+' ? ' ' : character };
    tokens.push(escapedToken(raw, at) ?? plain);
  }
  return tokens;
};

const join = (tokens: readonly Token[], part: keyof Token): string =>
  tokens.map((token) => token[part]).join('');

/** A part of a raw query as text. */
const decodeParam = (raw: string): string => join(tokensOf(raw), 'text');

/** Only what would end the part or mean something else is escaped, so that the URL stays readable. */
const encode = (text: string, half: ParamHalf): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is escaped
  text.replace(half === 'name' ? /[%&#+=\s\u0000-\u001f\u007f]/g : /[%&#+\s\u0000-\u001f\u007f]/g, (found) =>
    encodeURIComponent(found),
  );

/** The raw text with a new meaning: the characters that stay are written as before. */
const rewrite = (raw: string, text: string, half: ParamHalf): string => {
  const tokens = tokensOf(raw);
  let start = 0;
  let from = 0;
  for (const token of tokens) {
    if (!text.startsWith(token.text, from)) break;
    from += token.text.length;
    start += 1;
  }
  let end = tokens.length;
  let to = text.length;
  for (const token of tokens.slice(start).reverse()) {
    if (to - token.text.length < from || !text.endsWith(token.text, to)) break;
    to -= token.text.length;
    end -= 1;
  }
  const kept = (list: readonly Token[]): string => join(list, 'raw');
  const rewritten = `${kept(tokens.slice(0, start))}${encode(text.slice(from, to), half)}${kept(tokens.slice(end))}`;
  // A percent sign that stood for itself may form an escape with what follows it now.
  return decodeParam(rewritten) === text ? rewritten : encode(text, half);
};

const halvesOf = (raw: string): { name: string; value: string | undefined } => {
  const at = raw.indexOf('=');
  return at === -1 ? { name: raw, value: undefined } : { name: raw.slice(0, at), value: raw.slice(at + 1) };
};

const withHalf = (raw: string, half: ParamHalf, text: string): string => {
  const { name, value } = halvesOf(raw);
  const next = rewrite(half === 'name' ? name : (value ?? ''), text, half);
  const newName = half === 'name' ? next : name;
  const newValue = half === 'value' && (value !== undefined || next !== '') ? next : value;
  if (newName === '' && (newValue ?? '') === '') return '';
  return newValue === undefined ? newName : `${newName}=${newValue}`;
};

const partsOf = ({ endpoint, off }: ParamTable): Parts => {
  const hash = endpoint.indexOf('#');
  const main = hash === -1 ? endpoint : endpoint.slice(0, hash);
  const mark = main.indexOf('?');
  const written = mark === -1 ? [] : main.slice(mark + 1).split('&');
  const hasTail = written.at(-1) === '';
  const cells: Cell[] = (hasTail ? written.slice(0, -1) : written).map((raw) => ({ raw, isOff: false }));
  for (const [index, { raw, at }] of off.entries())
    cells.splice(Math.min(at + index, cells.length), 0, { raw, isOff: true });
  return {
    before: mark === -1 ? main : main.slice(0, mark),
    cells,
    hasTail: hasTail && written.length > 1,
    after: hash === -1 ? '' : endpoint.slice(hash),
  };
};

const tableOf = ({ before, cells, hasTail, after }: Parts): ParamTable => {
  const on = cells.filter(({ isOff }) => !isOff).map(({ raw }) => raw);
  const off = cells.flatMap(({ raw, isOff }, index) =>
    isOff ? [{ raw, at: cells.slice(0, index).filter((cell) => !cell.isOff).length }] : [],
  );
  // Without more, an empty part would not be a row.
  const query = `${on.join('&')}${on.length > 0 && (hasTail || on.at(-1) === '') ? '&' : ''}`;
  return { endpoint: `${before}${on.length === 0 ? '' : `?${query}`}${after}`, off };
};

/** The rows of the table: the parameters in the endpoint, and between them those that are off. */
export const paramRows = (table: ParamTable): ParamRow[] =>
  partsOf(table).cells.map(({ raw, isOff }) => {
    const { name, value = '' } = halvesOf(raw);
    return { name: decodeParam(name), value: decodeParam(value), isOff };
  });

/** Changes one half of a row. A last row that becomes empty is removed. */
const replaceHalf = (table: ParamTable, index: number, half: ParamHalf, text: string): ParamTable => {
  const parts = partsOf(table);
  const cell = parts.cells[index];
  if (cell === undefined) return table;
  const raw = withHalf(cell.raw, half, text);
  const isGone = raw === '' && index === parts.cells.length - 1;
  return tableOf({ ...parts, cells: parts.cells.toSpliced(index, 1, ...(isGone ? [] : [{ ...cell, raw }])) });
};

/** Adds rows at the end. A row with neither name nor value is left out. */
export const addParams = (
  table: ParamTable,
  pairs: readonly (readonly [name: string, value: string])[],
): ParamTable => {
  const parts = partsOf(table);
  const added = pairs
    .map(([name, value]) => ({
      raw: `${encode(name, 'name')}${value === '' ? '' : `=${encode(value, 'value')}`}`,
      isOff: false,
    }))
    .filter(({ raw }) => raw !== '');
  return added.length === 0
    ? table
    : tableOf({ ...parts, hasTail: false, cells: [...parts.cells, ...added] });
};

/** Changes one half of a row; the row after the last one is added. */
export const changeParam = (table: ParamTable, index: number, half: ParamHalf, text: string): ParamTable =>
  index < partsOf(table).cells.length
    ? replaceHalf(table, index, half, text)
    : addParams(table, [half === 'name' ? [text, ''] : ['', text]]);

/** Takes a row out of the endpoint, or puts it back. */
export const switchParam = (table: ParamTable, index: number): ParamTable => {
  const parts = partsOf(table);
  const cell = parts.cells[index];
  if (cell === undefined) return table;
  return tableOf({ ...parts, cells: parts.cells.with(index, { ...cell, isOff: !cell.isOff }) });
};

/** Takes rows out for good, all in one pass. */
export const removeParams = (table: ParamTable, indexes: ReadonlySet<number>): ParamTable => {
  const parts = partsOf(table);
  const cells = parts.cells.filter((_cell, index) => !indexes.has(index));
  return cells.length < parts.cells.length ? tableOf({ ...parts, cells }) : table;
};

export const removeParam = (table: ParamTable, index: number): ParamTable =>
  removeParams(table, new Set([index]));
