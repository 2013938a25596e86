import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import {
  isEmptyObject,
  type JsonObject,
  listOf,
  objectOf,
  parseJsonText,
} from '@gatehouse/contract/plain/json-text.ts';
import type { CallMethod, RunTestInput } from '@gatehouse/contract/testing.ts';
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
  /** JSON text. */
  body: string;
  headers: HeaderRow[];
  /** Parameters that are switched off: they are not in the endpoint. */
  offParams?: readonly OffParam[] | undefined;
  /** The key is not sent, because a pasted header is sent instead of it. */
  withoutKey?: boolean | undefined;
  /** The saved endpoint that it was opened from: masks in the request stand for its hidden values. */
  savedEndpointId?: number | undefined;
}

/** The form's name: what is beside it can change its fields with Mantine's form actions. */
export const REQUEST_FORM = 'request';

export const INITIAL_VALUES: RequestValues = { method: 'GET', endpoint: '', body: '', headers: [] };

const isCallMethod = (value: unknown): value is CallMethod =>
  (CALL_METHODS as readonly unknown[]).includes(value);

/** Reads the values that survive a reload of the page: all except the headers. */
export const readStoredValues = (stored: JsonObject): RequestValues | undefined => {
  const { method, endpoint, body, savedEndpointId } = stored;
  if (!isCallMethod(method) || typeof endpoint !== 'string' || typeof body !== 'string') return undefined;
  const offParams = listOf(stored.offParams).flatMap((entry) => {
    const { raw, at } = objectOf(entry);
    return typeof raw === 'string' && typeof at === 'number' ? [{ raw, at }] : [];
  });
  const saved = typeof savedEndpointId === 'number' ? { savedEndpointId } : {};
  return { method, endpoint, body, headers: [], offParams, ...saved };
};

/** RFC 9110 section 9.3.1: the body of a GET has no meaning, so none is sent. */
export const takesBody = ({ method }: Pick<RequestValues, 'method'>): boolean => method !== 'GET';

/** The rows that are sent. */
const filledRows = (rows: readonly HeaderRow[]): HeaderRow[] =>
  rows.filter(({ name, value, isOff }) => isOff !== true && (name.trim() !== '' || value.trim() !== ''));

export const countHeaders = (rows: readonly HeaderRow[]): number => filledRows(rows).length;

/** The headers that are sent. */
export const headerMapOf = (rows: readonly HeaderRow[]): HeaderMap =>
  Object.fromEntries(filledRows(rows).map(({ name, value }) => [name.trim(), value.trim()]));

/** Converts valid values to a call. */
export const toRunTestInput = (
  { keyId, connectionId }: CredentialId,
  values: RequestValues,
): RunTestInput => {
  const requestBody = takesBody(values) ? parseJsonText(values.body) : undefined;
  const headers = headerMapOf(values.headers);
  return {
    ...(connectionId === undefined ? { apiKeyId: keyId } : { connectionId }),
    endpoint: values.endpoint.trim(),
    method: values.method,
    ...(requestBody === undefined || isEmptyObject(requestBody) ? {} : { requestBody }),
    ...(isEmptyObject(headers) ? {} : { headers }),
    ...(values.withoutKey === true ? { withoutKey: true } : {}),
    ...(values.savedEndpointId === undefined ? {} : { savedEndpointId: values.savedEndpointId }),
  };
};

/** The field that shows an error the server found at a path of the call; undefined if the form has no such field. */
export const pathInForm = (
  [first, second]: readonly (string | number)[],
  { headers }: Pick<RequestValues, 'headers'>,
): string | undefined => {
  if (first === 'requestBody') return 'body';
  if (first === 'apiKeyId' || first === 'connectionId') return 'apiKeyId';
  if (first === 'endpoint') return first;
  const row = first === 'headers' ? headers.findIndex(({ name }) => name.trim() === second) : -1;
  return row === -1 ? undefined : `headers.${row}.value`;
};
