import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { writeBody } from '@gatehouse/request/body/write-body.ts';
import type { DraftBody, ImportDraft } from '#src/features/imports/read/draft.ts';

/*
 * What an export says in comments because neither .http files nor scripts of curl have words for it. Other clients pass over
 * such comments: `# @folder Shop`, one for each folder with the outermost first; `# @no-key` where no key is sent on purpose;
 * `# @graphql` where the JSON that is sent is a query of GraphQL; `# @export-note …` for what the document cannot have.
 */

const FOLDER = /^@folder (.*)$/;
const NO_KEY = '@no-key';
const GRAPHQL = '@graphql';
/** Of the document, not of the request. `# @note` would be a question of the REST Client. */
const NOTE = '@export-note ';

type CommentedRequest = {
  path?: readonly string[] | undefined;
  withoutKey?: boolean | undefined;
  body: CallBody | null;
  notes: readonly string[];
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The comments of a request, without their signs. */
export const writeRequestComments = ({ path = [], withoutKey, body, notes }: CommentedRequest): string[] => [
  ...path.map((name) => `@folder ${oneLine(name)}`),
  ...(withoutKey === true ? [NO_KEY] : []),
  ...(body?.kind === 'graphql' ? [GRAPHQL] : []),
  ...notes.map((note) => `${NOTE}${oneLine(note)}`),
];

const tells = (comment: string): boolean =>
  FOLDER.test(comment) || comment === NO_KEY || comment === GRAPHQL || comment.startsWith(NOTE);

/** A text of JSON at this place, with its quotes; undefined if there is none. */
const quotedAt = (text: string, at: number): string | undefined => {
  const pattern = /"(?:[^"\\]|\\.)*"/sy;
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

const textIn = (quoted: string): string | undefined => parseJsonText(quoted) as string | undefined;

const QUERY = '{"query":';
const VARIABLES = ',"variables":';
const OPERATION = ',"operationName":';

/** The query that is sent as this JSON; undefined if another text would be sent. Variables of environments may stand in it. */
const graphqlIn = (json: string): BodyOfKind<'graphql'> | undefined => {
  const quoted = json.startsWith(QUERY) ? quotedAt(json, QUERY.length) : undefined;
  const query = quoted === undefined ? undefined : textIn(quoted);
  if (quoted === undefined || query === undefined) return undefined;
  const rest = json.slice(QUERY.length + quoted.length, -1);
  const at = rest.lastIndexOf(OPERATION);
  const named = at === -1 ? undefined : quotedAt(rest, at + OPERATION.length);
  const isLast = named !== undefined && at + OPERATION.length + named.length === rest.length;
  const operationName = isLast ? textIn(named) : undefined;
  const written = operationName === undefined ? rest : rest.slice(0, at);
  const body: BodyOfKind<'graphql'> = {
    kind: 'graphql',
    query,
    ...(written.startsWith(VARIABLES) ? { variables: written.slice(VARIABLES.length) } : {}),
    ...(operationName === undefined ? {} : { operationName }),
  };
  return writeBody(body, {})?.body === json ? body : undefined;
};

/** The body as a query, if it is one: its JSON as it is sent. */
const asGraphql = (body: DraftBody | undefined): DraftBody | undefined => {
  const text =
    body?.type === 'text' ? body.text : body?.type === 'json' ? JSON.stringify(body.value) : undefined;
  const graphql = text === undefined ? undefined : graphqlIn(text.trim());
  return graphql === undefined ? body : { type: 'kind', body: graphql };
};

type ReadComments = {
  /** What else the comments say. */
  comments: string[];
  addTo: (draft: ImportDraft) => ImportDraft;
};

/** What the comments of a request tell of it, and those that tell nothing. */
export const readRequestComments = (comments: readonly string[]): ReadComments => {
  const path = comments.flatMap((comment) => FOLDER.exec(comment)?.[1]?.trim() ?? []);
  const addTo = (draft: ImportDraft): ImportDraft => ({
    ...draft,
    ...(path.length === 0 ? {} : { path }),
    ...(comments.includes(NO_KEY) ? { auth: { type: 'none' as const } } : {}),
    ...(comments.includes(GRAPHQL) ? { body: asGraphql(draft.body) } : {}),
  });
  return { comments: comments.filter((comment) => !tells(comment)), addTo };
};
