import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { headerLinesFrom } from '@gatehouse/contract/plain/headers/header-lines.ts';
import {
  isEmptyObject,
  type JsonObject,
  listOf,
  objectOf,
  parseJsonText,
} from '@gatehouse/contract/plain/json-text.ts';
import { mayHaveVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import type { CallMethod, RunTestInput } from '@gatehouse/contract/testing.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import { withPathValues } from '@gatehouse/request/path-params.ts';
import type { OffParam } from '@gatehouse/request/query-params.ts';
import type { CredentialId } from '#src/features/requests/offers/call-choices.ts';

export interface HeaderRow {
  /** Identifies the row while it is edited; never sent. */
  id: string;
  name: string;
  value: string;
  /** Not sent; it stays in the form. */
  isOff?: true | undefined;
}

export interface RequestValues {
  method: CallMethod;
  endpoint: string;
  /** JSON text: the body, unless there is another one. */
  body: string;
  /** A body of another kind than JSON. */
  otherBody?: CallBody | undefined;
  /** A GET or HEAD sends the body too. */
  hasRareBody?: true | undefined;
  /** An empty object is sent as the body, because what was pasted or opened sends it; one that is typed means none. */
  sendsEmptyObject?: true | undefined;
  headers: HeaderRow[];
  /** Parameters that are switched off: they are not in the endpoint. */
  offParams?: readonly OffParam[] | undefined;
  /** The values of the parameters in the path of the endpoint, which itself keeps their names: `/users/{id}`. */
  pathValues?: Readonly<Record<string, string>> | undefined;
  /** The key is not sent, because another credential in the headers is; its base URL counts. */
  withoutKey?: boolean | undefined;
  /** The saved endpoint that it was opened from: masks in the request stand for its hidden values. */
  savedEndpointId?: number | undefined;
}

/** The form's name: what is beside it can change its fields with Mantine's form actions. */
export const REQUEST_FORM = 'request';

export const INITIAL_VALUES: RequestValues = { method: 'GET', endpoint: '', body: '', headers: [] };

const isCallMethod = (value: unknown): value is CallMethod =>
  (CALL_METHODS as readonly unknown[]).includes(value);

const BODY_KINDS: readonly unknown[] = ['text', 'form', 'multipart', 'binary', 'graphql'];
/** What this app has stored itself. Its schema would cost the first load more than that is worth. */
const isStoredBody = (value: unknown): value is CallBody => BODY_KINDS.includes(objectOf(value).kind);

const FLAGS = ['hasRareBody', 'sendsEmptyObject', 'withoutKey'] as const;

const flagsIn = (stored: JsonObject): Partial<Record<(typeof FLAGS)[number], true>> =>
  Object.fromEntries(FLAGS.filter((name) => stored[name] === true).map((name) => [name, true]));

/** Reads the values that survive a reload of the page: all except the headers. */
export const readStoredValues = (stored: JsonObject): RequestValues | undefined => {
  const { method, endpoint, body, savedEndpointId, otherBody } = stored;
  if (!isCallMethod(method) || typeof endpoint !== 'string' || typeof body !== 'string') return undefined;
  const offParams = listOf(stored.offParams).flatMap((entry) => {
    const { raw, at } = objectOf(entry);
    return typeof raw === 'string' && typeof at === 'number' ? [{ raw, at }] : [];
  });
  const pathValues = Object.entries(objectOf(stored.pathValues)).filter(
    ([, text]) => typeof text === 'string',
  );
  const saved = typeof savedEndpointId === 'number' ? { savedEndpointId } : {};
  return {
    method,
    endpoint,
    body,
    headers: [],
    offParams,
    ...(pathValues.length === 0
      ? {}
      : { pathValues: Object.fromEntries(pathValues) as Record<string, string> }),
    ...saved,
    ...(isStoredBody(otherBody) ? { otherBody } : {}),
    ...flagsIn(stored),
  };
};

/** RFC 9110 section 9.3.1: a body of a GET has no meaning of its own, so it is sent only where one is asked for. */
export const isRare = ({ method }: Pick<RequestValues, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';

export const takesBody = (values: Pick<RequestValues, 'method' | 'hasRareBody'>): boolean =>
  !isRare(values) || values.hasRareBody === true;

/** What has to be told of a body with which the form is filled, so that it is sent: in a typed request it would be none. */
export const flagsOfBody = (
  method: CallMethod,
  body: CallBody | null | undefined,
): Pick<RequestValues, 'hasRareBody' | 'sendsEmptyObject'> => {
  if (body === undefined || body === null) return {};
  const isEmpty = body.kind === 'json' && isEmptyObject(parseJsonText(body.text));
  return {
    ...(isRare({ method }) ? { hasRareBody: true } : {}),
    ...(isEmpty ? { sendsEmptyObject: true } : {}),
  };
};

/** The rows that are sent. */
const filledRows = (rows: readonly HeaderRow[]): HeaderRow[] =>
  rows.filter(({ name, value, isOff }) => isOff !== true && (name.trim() !== '' || value.trim() !== ''));

export const countHeaders = (rows: readonly HeaderRow[]): number => filledRows(rows).length;

/** The headers that are sent: several rows of one name are lines of their own. */
export const headerLinesOf = (rows: readonly HeaderRow[]): HeaderLines =>
  headerLinesFrom(filledRows(rows).map(({ name, value }) => [name.trim(), value.trim()]));

/** Rows for headers: a row for each line. */
export const headerRowsOf = (headers: HeaderLines | null | undefined): HeaderRow[] =>
  Object.entries(headers ?? {})
    .flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })))
    .map((row, at) => ({ id: `opened-${at}`, ...row }));

/** In a form every value is text: a number that JavaScript would write otherwise stays as it was typed. */
const withNumbersAsText = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') || String(Number(token)) === token ? token : `"${token}"`,
  );

/**
 * What is sent as the body. JSON is sent as it was typed, unless the Content-Type header says that it becomes a form or a
 * text. An empty object means none.
 */
const sentBody = (
  values: RequestValues,
  headers: HeaderLines,
): Pick<RunTestInput, 'body' | 'requestBody'> => {
  const { body, otherBody, sendsEmptyObject } = values;
  if (!takesBody(values)) return {};
  if (otherBody !== undefined) return { body: otherBody };
  const value = parseJsonText(body);
  const isEmpty = isEmptyObject(value);
  if (body.trim() === '' || (isEmpty && sendsEmptyObject !== true)) return {};
  const meant = bodyOfValue(value, headers);
  if (value === undefined || isEmpty || meant?.kind === 'json') return { body: { kind: 'json', text: body } };
  // No variable stands in a value.
  if (mayHaveVariable(body)) return { body: meant ?? null };
  return { requestBody: parseJsonText(withNumbersAsText(body)) ?? value };
};

/** The endpoint that is called: with the values of the parameters in its path. */
export const sentEndpoint = ({
  endpoint,
  pathValues,
}: Pick<RequestValues, 'endpoint' | 'pathValues'>): string => withPathValues(endpoint.trim(), pathValues);

/** Converts valid values to a call. */
export const toRunTestInput = (
  { keyId, connectionId, noKey }: CredentialId,
  values: RequestValues,
): RunTestInput => {
  const headers = headerLinesOf(values.headers);
  return {
    ...(connectionId === undefined ? { apiKeyId: noKey === true ? null : keyId } : { connectionId }),
    endpoint: sentEndpoint(values),
    method: values.method,
    ...sentBody(values, headers),
    ...(isEmptyObject(headers) ? {} : { headers }),
    ...(values.withoutKey === true && noKey !== true ? { withoutKey: true } : {}),
    ...(values.savedEndpointId === undefined ? {} : { savedEndpointId: values.savedEndpointId }),
  };
};

/** The field that shows an error the server found at a path of the call; undefined if the form has no such field. */
export const pathInForm = (
  [first, second]: readonly (string | number)[],
  { headers }: Pick<RequestValues, 'headers'>,
): string | undefined => {
  if (first === 'requestBody' || first === 'body') return 'body';
  if (first === 'apiKeyId' || first === 'connectionId') return 'apiKeyId';
  if (first === 'endpoint') return first;
  const row = first === 'headers' ? headers.findIndex(({ name }) => name.trim() === second) : -1;
  return row === -1 ? undefined : `headers.${row}.value`;
};
