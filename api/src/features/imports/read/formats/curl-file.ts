import { type CurlCommand, curlCommands } from '@gatehouse/request/pasted/curl-commands.ts';
import { NOTES_OF_THE_EDITOR } from '@gatehouse/request/pasted/editor-notes.ts';
import type { PastedRequest } from '@gatehouse/request/pasted/pasted-request.ts';
import { readPastedRequest } from '@gatehouse/request/pasted/read-pasted-request.ts';
import { expansionBudget } from '@gatehouse/request/pasted/shell-expansion.ts';
import type {
  Draft,
  DraftBody,
  DraftProblem,
  Drafts,
  NamedSecret,
  Pair,
  Variables,
} from '#src/features/imports/read/draft.ts';
import { isSecretVariable } from '#src/features/imports/read/formats/fields.ts';

/** `$BASE/path`, to which the parser has given a scheme. */
const LEADING_VARIABLE = /^https?:\/\/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;

const withVariable = (url: string): string =>
  url.replace(LEADING_VARIABLE, (_written, braced: string | undefined, bare: string | undefined) => {
    return `{{${braced ?? bare}}}`;
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

const draftOf = (
  { line, comments: [name = '', ...description] }: CurlCommand,
  request: PastedRequest,
  variables: Variables,
): Draft => ({
  at: line,
  name,
  method: request.method,
  url: withVariable(request.endpoint),
  query: request.credential?.params,
  headers: [...request.headers, ...(request.credential?.headers ?? [])],
  body: bodyOf(request),
  description: description.join('\n'),
  variables,
  notes: request.notes.filter((note) => !NOTES_OF_THE_EDITOR.has(note)),
});

const leftOut = (lines: readonly number[]): DraftProblem[] =>
  lines.length === 0
    ? []
    : [
        {
          at: lines[0],
          message:
            lines.length === 1
              ? 'Not a cURL command'
              : `${lines.length.toLocaleString('en')} lines are no cURL commands; this is the first`,
        },
      ];

const byLine = (problems: DraftProblem[]): DraftProblem[] =>
  problems.sort(({ at: a }, { at: b }) => Number(a) - Number(b));

/**
 * The curl commands of a text, with the comment in front of each as its name, and the keys that a script sets.
 * @param expanded one for all commands of a document: each may have the longest variable in it
 */
export const readCurlFile = (text: string, expanded = expansionBudget()): Drafts => {
  const { commands, assignments, others } = curlCommands(text, expanded);
  const variables = new Map(assignments.map(({ name, value }) => [name, value]));
  const drafts: Draft[] = [];
  const problems: DraftProblem[] = [];
  const above = new Map<string, string>();
  let next = 0;
  for (const command of commands) {
    for (; (assignments[next]?.line ?? command.line) < command.line; next += 1) {
      const { name = '', value = '', isUnknown } = assignments[next] ?? {};
      if (isUnknown === true) above.delete(name);
      else above.set(name, value);
    }
    const read = readPastedRequest(command.text, { variables: above, expanded });
    if (read?.request !== undefined) drafts.push(draftOf(command, read.request, variables));
    else problems.push({ at: command.line, message: read?.problem ?? 'The command is too long' });
  }
  const secrets: NamedSecret[] = assignments
    .filter(({ name, value }) => value !== '' && isSecretVariable(name, value))
    .map(({ line, name, value }) => ({ at: line, name, value }));
  return {
    format: 'curl',
    title: null,
    drafts,
    secrets,
    problems: byLine([...problems, ...leftOut(others)]),
  };
};
