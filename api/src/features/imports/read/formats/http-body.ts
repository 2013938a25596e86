import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';
import type { DraftBody, Pair } from '#src/features/imports/read/draft.ts';
import { fileBody, graphqlBody } from '#src/features/imports/read/formats/fields.ts';
import { fileInclude } from '#src/features/imports/read/multipart-text.ts';
import { maskVariables } from '#src/features/imports/read/variables.ts';

/* The body of a request in an .http file, as the REST Client of VS Code and the HTTP Client of JetBrains read it. */

type HttpBody = { body: DraftBody | undefined; headers: Pair[]; notes: string[] };

/** The lines of the body, without the scripts that handle its response and the files that the response goes to. */
const withoutHandlers = (lines: readonly string[]): { kept: string[]; hasScript: boolean } => {
  const kept: string[] = [];
  let isScript = false;
  let hasScript = false;
  for (const text of lines) {
    if (/^>\s*\{%/.test(text)) isScript = true;
    if (!isScript && !/^(?:>>?!?|<>)\s/.test(text)) kept.push(text);
    hasScript ||= isScript || /^>>?!?\s/.test(text);
    if (text.includes('%}')) isScript = false;
  }
  return { kept, hasScript };
};

/** Line breaks and spaces around `&` and `=` only make a form readable. */
const formText = (text: string): string =>
  text
    .replaceAll('\n', '')
    .split(/([&=])/)
    .map((part) => part.trim())
    .join('');

/** Empty lines behind which variables are looked for. */
const MAX_TRIES = 5;

/** A query, and after an empty line its variables as a JSON object. */
const graphqlOf = (text: string): DraftBody => {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) =>
    line.trimStart().startsWith('{') && lines[at - 1]?.trim() === '' ? [at] : [],
  );
  for (const start of starts.slice(-MAX_TRIES)) {
    const variables = lines.slice(start).join('\n').trim();
    if (parseBoundedObject(maskVariables(variables)) !== undefined)
      return graphqlBody(lines.slice(0, start).join('\n').trim(), variables);
  }
  return graphqlBody(text, '');
};

const isMultipart = (contentType: string): boolean => /^multipart\//i.test(contentType);

const bodyOf = (text: string, contentType: string): { body: DraftBody | undefined; notes: string[] } => {
  if (text === '') return { body: undefined, notes: [] };
  const file = text.includes('\n') ? undefined : fileInclude(text);
  if (file !== undefined)
    return {
      body: fileBody(file, contentType),
      notes: text.startsWith('<@') ? ['Variables in the file are not filled in'] : [],
    };
  const isForm = /^application\/x-www-form-urlencoded/i.test(contentType);
  if (isForm) return { body: { type: 'text', text: formText(text) }, notes: [] };
  const hasFiles = text.split('\n').some((line) => fileInclude(line) !== undefined);
  return hasFiles && !isMultipart(contentType)
    ? { body: { type: 'other', what: 'a text with files in it' }, notes: [] }
    : { body: { type: 'text', text }, notes: [] };
};

const isGraphqlHeader = ([name, value]: Pair): boolean =>
  /^x-request-type$/i.test(name) && /^graphql$/i.test(value.trim());

/** The body, and the headers without the one that only tells the client what it is. */
export const readHttpBody = (
  lines: readonly string[],
  { method, headers }: { method: string; headers: Pair[] },
): HttpBody => {
  const { kept, hasScript } = withoutHandlers(lines);
  const text = kept.join('\n').trim();
  const scripts = hasScript ? ['Scripts are left out'] : [];
  if (text !== '' && (method === 'GRAPHQL' || headers.some(isGraphqlHeader))) {
    const others = headers.filter((header) => !isGraphqlHeader(header));
    return { body: graphqlOf(text), headers: others, notes: scripts };
  }
  const { body, notes } = bodyOf(text, contentTypeOf(headers) ?? '');
  return { body, headers, notes: [...scripts, ...notes] };
};
