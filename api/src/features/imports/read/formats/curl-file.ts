import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { type CurlCommand, curlCommands } from '@gatehouse/request/pasted/curl-commands.ts';
import { pasteNote } from '@gatehouse/request/pasted/paste-notes.ts';
import type { PastedRequest } from '@gatehouse/request/pasted/pasted-request.ts';
import { readPastedRequest } from '@gatehouse/request/pasted/read-pasted-request.ts';
import { expansionBudget } from '@gatehouse/request/pasted/shell-expansion.ts';
import { unescapeComment } from '#src/features/imports/http-comments.ts';
import type {
  DraftBody,
  DraftEnvironment,
  DraftProblem,
  Drafts,
  ImportDraft,
  NamedSecret,
  Pair,
  Variables,
} from '#src/features/imports/read/draft.ts';
import { isSecretVariable } from '#src/features/imports/read/formats/fields.ts';
import { readRequestComments } from '#src/features/imports/request-comments.ts';

/** `$BASE/path`, to which the parser has given a scheme. */
const LEADING_VARIABLE = /^https?:\/\/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;

const withVariable = (url: string): string =>
  url.replace(LEADING_VARIABLE, (_written, braced: string | undefined, bare: string | undefined) => {
    return writtenVariable(braced ?? bare ?? '');
  });

/** Texts may have variables of the script in them, and are what is stored of a JSON object or a form. */
const bodyOf = ({ body }: PastedRequest): DraftBody | undefined => {
  switch (body?.kind) {
    case 'json':
      return { type: 'text', text: body.text };
    case 'text':
      return { type: 'text', text: body.text, contentType: body.contentType };
    case 'form':
      return { type: 'form', fields: body.fields.map(({ name, value }): Pair => [name, value]) };
    default:
      return body && { type: 'kind', body };
  }
};

const PATTERNS = pasteNote('patterns');
const NO_SCHEME = pasteNote('scheme');

/** A command whose {{name}} is a variable, and no pattern of curl; in front of a URL, the scheme is in its value. */
export const withVariables = (draft: ImportDraft): ImportDraft => {
  const { url, notes = [] } = draft;
  const isBehind = url.startsWith('https://{{') && notes.includes(NO_SCHEME);
  const hasPattern = /[[\]{}]/.test(url.replaceAll(/\{\{[^{}]*\}\}/g, ''));
  return {
    ...draft,
    url: isBehind ? url.slice('https://'.length) : url,
    notes: notes.filter((note) => (note !== NO_SCHEME || !isBehind) && (note !== PATTERNS || hasPattern)),
  };
};

/** `: "${base:?}"`, which our exports have for a variable; the message is its own name, if a shell has another. */
const DECLARED = /^\s*:\s+"\$\{([A-Za-z_]\w*):\?([\p{L}\p{N}_.-]*)\}"\s*$/u;

type Declared = { line: number; inShell: string; name: string };

/** The variables that a script asks for. */
const declaredIn = (lines: readonly string[]): Declared[] =>
  lines.flatMap((text, at) => {
    const [, inShell, name] = DECLARED.exec(text) ?? [];
    return inShell === undefined ? [] : [{ line: at + 1, inShell, name: name || inShell }];
  });

/** The names alone: the script has no values for them. */
const environmentOf = ([first, ...others]: readonly Declared[]): DraftEnvironment[] =>
  first === undefined
    ? []
    : [
        {
          at: first.line,
          name: '',
          variables: [first, ...others].map(({ name }) => ({ name, value: '' })),
        },
      ];

const draftOf = (
  { line, comments }: CurlCommand,
  request: PastedRequest,
  variables: Variables,
): ImportDraft => {
  const read = readRequestComments(comments);
  const [name = '', ...description] = read.comments.map(unescapeComment);
  return read.addTo(requestDraft({ line, name, description }, request, variables));
};

type Named = { line: number; name: string; description: readonly string[] };

const requestDraft = (
  { line, name, description }: Named,
  request: PastedRequest,
  variables: Variables,
): ImportDraft => ({
  at: line,
  name,
  method: request.method,
  url: withVariable(request.endpoint),
  query: request.credential?.params,
  headers: [...request.headers, ...(request.credential?.headers ?? [])],
  body: bodyOf(request),
  description: description.join('\n'),
  variables,
  notes: request.notes,
});

const leftOut = (lines: readonly number[]): DraftProblem[] =>
  lines.length === 0
    ? []
    : [
        {
          at: lines[0],
          message:
            lines.length === 1
              ? 'Not a cURL or HTTPie command'
              : `${lines.length.toLocaleString('en')} lines are no cURL or HTTPie commands; this is the first`,
        },
      ];

const byLine = (problems: DraftProblem[]): DraftProblem[] =>
  problems.sort(({ at: a }, { at: b }) => Number(a) - Number(b));

/**
 * The commands of curl and HTTPie in a text, with the comment in front of each as its name, and the keys that a script sets.
 * @param expanded one for all commands of a document: each may have the longest variable in it
 */
export const readCurlFile = (text: string, expanded = expansionBudget()): Drafts => {
  const { commands, assignments, others } = curlCommands(text, expanded);
  const declared = declaredIn(text.split(/\r\n?|\n/));
  const variables = new Map(assignments.map(({ name, value }) => [name, value]));
  const drafts: ImportDraft[] = [];
  const problems: DraftProblem[] = [];
  const declaredLines = new Set(declared.map(({ line }) => line));
  const above = new Map(declared.map(({ inShell, name }) => [inShell, writtenVariable(name)]));
  let next = 0;
  for (const command of commands) {
    for (; (assignments[next]?.line ?? command.line) < command.line; next += 1) {
      const { name = '', value = '', isUnknown } = assignments[next] ?? {};
      if (isUnknown === true) above.delete(name);
      else above.set(name, value);
    }
    const read = readPastedRequest(command.text, { variables: above, expanded });
    if (read?.request !== undefined) {
      const draft = draftOf(command, read.request, variables);
      drafts.push(declared.length === 0 ? draft : withVariables(draft));
    } else problems.push({ at: command.line, message: read?.problem ?? 'The command is too long' });
  }
  const secrets: NamedSecret[] = assignments
    .filter(({ name, value }) => value !== '' && isSecretVariable(name, value))
    .map(({ line, name, value }) => ({ at: line, name, value }));
  return {
    format: 'curl',
    title: null,
    drafts,
    secrets,
    environments: environmentOf(declared),
    problems: byLine([...problems, ...leftOut(others.filter((line) => !declaredLines.has(line)))]),
  };
};
