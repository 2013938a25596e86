import { mayHaveVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { type ExpansionBudget, expansionBudget } from '@gatehouse/request/pasted/shell-expansion.ts';
import { unescapeComment } from '#src/features/imports/http-comments.ts';
import type { DraftProblem, Drafts, ImportDraft, Pair } from '#src/features/imports/read/draft.ts';
import { readCurlFile, withVariables } from '#src/features/imports/read/formats/curl-file.ts';
import { isSecretVariable } from '#src/features/imports/read/formats/fields.ts';
import { readHttpBody } from '#src/features/imports/read/formats/http-body.ts';
import { readRequestComments } from '#src/features/imports/request-comments.ts';

/*
 * .http files as the REST Client of VS Code, JetBrains' HTTP Client and Visual Studio read them: requests between lines of
 * ###, with a request line, headers, an empty line and a body.
 */

const METHODS = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|CONNECT|GRAPHQL';
const REQUEST_LINE = new RegExp(`^(?:(${METHODS})\\s+)?(\\S.*?)(?:(?<!\\s)\\s+HTTP/[\\d.]+)?$`);
const VARIABLE = /^@([\p{L}\p{N}_.-]+)\s*=(.*)$/u;
const NAME_COMMENT = /^(?:#|\/\/)\s*@name[\s=]+([^\s=].*)$/;
const COMMENT = /^(?:#|\/\/)/;
const HEADER = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)\s*:(.*)$/;

type Line = { text: string; number: number };

/** Whether a text has a line that only such a file has. */
export const isHttpFile = (text: string): boolean => {
  const lines = text.slice(0, 100_000).split(/\r?\n/);
  return lines.some((line) => new RegExp(`^(?:${METHODS})\\s+(?:https?://|/|\\{\\{)`).test(line));
};

const blocksOf = (text: string): { title: string; lines: Line[] }[] => {
  const blocks = [{ title: '', lines: [] as Line[] }];
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (line.startsWith('###'))
      blocks.push({ title: unescapeComment(line.replace(/^#+/, '').trim()), lines: [] });
    else blocks.at(-1)?.lines.push({ text: line, number: index + 1 });
  });
  return blocks;
};

const withoutSign = (text: string): string => text.replace(/^(?:#|\/\/)\s*/, '');

/** Whether a comment is an instruction to the editor (`# @no-redirect`), or tells what the format has no words for. */
const isDirective = (comment: string): boolean => comment.startsWith('@');

/** The line on which a script ends, which is not run. */
const endOfScript = (lines: readonly Line[], from: number): number => {
  const length = lines.slice(from).findIndex(({ text }) => text.includes('%}'));
  return length === -1 ? lines.length : from + length;
};

const SCRIPTS = 'Scripts are left out';

/** What a client runs before a request: a script, or the file of one. */
const isScript = (line: string): boolean => /^<\s*(?:\{%|\S+\.js\s*$)/.test(line);

/** What is known while a file is read: its variables so far, those of them with values, and how much its commands may expand. */
type Known = {
  variables: Map<string, string>;
  values: Map<string, string>;
  expanded: ExpansionBudget;
};

/** An empty value is none, as that of an export. */
const define = ({ variables, values }: Known, name: string, value: string): void => {
  variables.set(name, value);
  if (value === '') values.delete(name);
  else values.set(name, value);
};

/** What is before the request line: the name, and variables for the whole file. */
const readPreamble = (
  lines: Line[],
  known: Known,
): { name: string; comments: string[]; directives: string[]; notes: string[]; rest: Line[] } => {
  let name = '';
  const notes: string[] = [];
  const comments: string[] = [];
  let at = 0;
  for (; at < lines.length; at += 1) {
    const text = lines[at]?.text.trim() ?? '';
    const [, variable, value] = VARIABLE.exec(text) ?? [];
    if (variable !== undefined) define(known, variable, value?.trim() ?? '');
    else if (NAME_COMMENT.test(text)) name = NAME_COMMENT.exec(text)?.[1]?.trim() ?? '';
    else if (COMMENT.test(text)) comments.push(withoutSign(text));
    else if (isScript(text)) {
      notes.push(SCRIPTS);
      at = text.includes('{%') ? endOfScript(lines, at) : at;
    } else if (text !== '') break;
  }
  return {
    name,
    comments: comments.filter((comment) => !isDirective(comment)).map(unescapeComment),
    directives: comments.filter(isDirective),
    notes,
    rest: lines.slice(at),
  };
};

type Head = { url: string; method: string; headers: Pair[]; bodyAt: number; problems: DraftProblem[] };

/** The request line, the lines that continue its URL, and the headers. */
const readHead = (lines: Line[]): Head | undefined => {
  const [, method = 'GET', start = ''] = REQUEST_LINE.exec(lines[0]?.text.trim() ?? '') ?? [];
  if (start === '') return undefined;
  let url = start;
  let at = 1;
  const headers: Pair[] = [];
  const problems: DraftProblem[] = [];
  for (; at < lines.length && lines[at]?.text.trim() !== ''; at += 1) {
    const { text, number } = lines[at] as Line;
    if ((/^\s*[?&]/.test(text) || /^\s+\//.test(text)) && headers.length === 0) url += text.trim();
    else if (!COMMENT.test(text.trim())) {
      const [, name, value] = HEADER.exec(text.trim()) ?? [];
      if (name === undefined) problems.push({ at: number, message: 'Not a header (Name: value)' });
      else headers.push([name, value?.trim() ?? '']);
    }
  }
  return { url, method, headers, bodyAt: at + 1, problems };
};

/** The REST Client writes `Basic user password` or `Basic user:password` in plain text. */
const withBasic = ([name, value]: Pair): Pair => {
  const [, user, password] = /^basic\s+([^\s:]+)[\s:]+([^\s:]\S*)$/i.exec(value) ?? [];
  if (name.toLowerCase() !== 'authorization' || user === undefined) return [name, value];
  return [name, `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`];
};

/** A request line with a path alone is sent to the host of the Host header. */
const withHost = (url: string, headers: readonly Pair[]): string => {
  const [, host] = headers.find(([name]) => /^host$/i.test(name)) ?? [];
  return host === undefined || !url.startsWith('/') ? url : `${host}${url}`;
};

/** A command in the place of a request, which the REST Client runs as one. */
const readCommand = (
  lines: readonly Line[],
  known: Partial<ImportDraft>,
  expanded: ExpansionBudget,
): { drafts: ImportDraft[]; problems: DraftProblem[] } => {
  const read = readCurlFile(lines.map(({ text }) => text).join('\n'), expanded);
  const before = (lines[0]?.number ?? 1) - 1;
  const moved = <One extends DraftProblem>(one: One): One => ({ ...one, at: before + Number(one.at ?? 1) });
  return {
    drafts: read.drafts.map(withVariables).map((draft) => ({
      ...draft,
      ...known,
      name: known.name || draft.name,
      at: before + Number(draft.at),
      notes: [...(known.notes ?? []), ...(draft.notes ?? [])],
    })),
    problems: read.problems.map(moved),
  };
};

const readBlock = (
  { title, lines }: { title: string; lines: Line[] },
  known: Known,
): { drafts: ImportDraft[]; problems: DraftProblem[] } => {
  const { name, comments, directives, notes, rest } = readPreamble(lines, known);
  const [first] = rest;
  if (first === undefined) return { drafts: [], problems: [] };
  const about = {
    name: name || title,
    description: comments.join('\n'),
    variables: known.values,
    shared: known.values,
  };
  if (/^curl\s/.test(first.text.trimStart())) return readCommand(rest, { ...about, notes }, known.expanded);
  const head = readHead(rest);
  const isRequest =
    head !== undefined && /^(?:https?:|\/|\{\{|[\w.-]+\.[\w-]+|[\w.-]+:\d|localhost|\[)/i.test(head.url);
  if (head === undefined || !isRequest)
    return {
      drafts: [],
      problems: [{ at: first.number, message: 'Not a request: METHOD URL was expected' }],
    };
  const read = readHttpBody(
    rest.slice(head.bodyAt).map(({ text }) => text),
    head,
  );
  const draft: ImportDraft = {
    ...about,
    at: first.number,
    method: head.method === 'GRAPHQL' ? 'POST' : head.method,
    url: withHost(head.url, head.headers).replaceAll(/\s+/g, '%20'),
    headers: read.headers.map(withBasic),
    body: read.body,
    notes: [...new Set([...notes, ...read.notes])],
  };
  return { drafts: [readRequestComments(directives).addTo(draft)], problems: head.problems };
};

/** The line of each variable, the first of several. */
const variableLines = (text: string): Map<string, number> => {
  const places = new Map<string, number>();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, name] = VARIABLE.exec(line.trim()) ?? [];
    if (name !== undefined && !places.has(name)) places.set(name, index + 1);
  }
  return places;
};

/** The requests of an .http file, and its variables whose names say that they are secrets. */
export const readHttpFile = (text: string): Drafts => {
  const variables = new Map<string, string>();
  const known = { variables, values: new Map(), expanded: expansionBudget() };
  const drafts: ImportDraft[] = [];
  const problems: DraftProblem[] = [];
  for (const block of blocksOf(text)) {
    const read = readBlock(block, known);
    drafts.push(...read.drafts);
    problems.push(...read.problems);
  }
  const places = variableLines(text);
  const secrets = [...variables]
    .filter(([name, value]) => value !== '' && !mayHaveVariable(value) && isSecretVariable(name, value))
    .map(([name, value]) => ({
      at: places.get(name) ?? 1,
      name,
      value,
    }));
  const [first = 1] = places.values();
  const environment = {
    at: first,
    name: '',
    variables: [...variables].map(([name, value]) => ({ name, value })),
  };
  return { format: 'http', title: null, drafts, secrets, environments: [environment], problems };
};
