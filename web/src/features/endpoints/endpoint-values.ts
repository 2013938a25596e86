import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import { bodyTypeOf } from '@gatehouse/contract/plain/form-body.ts';
import { type JsonObject, parseJsonObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { folderIdIn, folderText } from '#src/features/endpoints/folders/folder-text.ts';
import { credentialOf, isCredential, optionOf } from '#src/features/requests/offers/call-choices.ts';
import { openedWith, type RequestToOpen, readableJson } from '#src/features/requests/offers/open-request.ts';
import { atFields, type PathOf } from '#src/ui/form/use-form-failure.ts';

export interface EndpointValues {
  /** As text, as a select has it; null until one is chosen. */
  providerId: string | null;
  name: string;
  endpoint: string;
  method: EndpointMethod | null;
  description: string;
  /** JSON text. */
  headers: string;
  /** JSON text: the body, unless there is another one. */
  requestBody: string;
  /** A body of another kind than JSON. */
  otherBody?: CallBody | undefined;
  isFavorite: boolean;
  /** As text, as a select has it; empty for none. */
  folderId: string;
  /** What it is tested with, as a select has it; empty until something is chosen. */
  credential: string;
  /** The key itself is not sent, and its base URL counts. */
  withoutKey: boolean;
}

export const NEW_ENDPOINT: EndpointValues = {
  providerId: null,
  name: '',
  endpoint: '',
  method: 'GET',
  description: '',
  headers: '',
  requestBody: '',
  otherBody: undefined,
  isFavorite: false,
  folderId: '',
  credential: '',
  withoutKey: false,
};

const jsonText = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2);

/** JSON as it was typed, an object on several lines, or a body of another kind. */
const bodyValues = ({
  requestBody,
  body,
}: Pick<SavedEndpoint, 'requestBody' | 'body'>): Pick<EndpointValues, 'requestBody' | 'otherBody'> => {
  if (body?.kind === 'json') return { requestBody: readableJson(body.text), otherBody: undefined };
  if (requestBody !== null) return { requestBody: jsonText(requestBody), otherBody: undefined };
  return { requestBody: '', otherBody: body ?? undefined };
};

const credentialValues = ({
  withoutKey = false,
  ...credential
}: Pick<RequestToOpen, 'keyId' | 'connectionId' | 'noKey' | 'withoutKey'>): Pick<
  EndpointValues,
  'credential' | 'withoutKey'
> => ({ credential: isCredential(credential) ? optionOf(credential) : '', withoutKey });

/** What the form contains for a saved endpoint. */
export const valuesOfEndpoint = (saved: SavedEndpoint): EndpointValues => ({
  providerId: String(saved.providerId),
  name: saved.name,
  endpoint: saved.endpoint,
  method: saved.method,
  description: saved.description ?? '',
  headers: jsonText(saved.headers),
  ...bodyValues(saved),
  isFavorite: saved.isFavorite,
  folderId: folderText(saved.folderId),
  ...credentialValues(openedWith(saved)),
});

const MAX_SUGGESTED = 60;

/** `GET /v1/models`, or nothing for what is not a URL. */
const suggestedName = (method: string, endpoint: string): string => {
  const path = URL.parse(endpoint)?.pathname;
  return path === undefined ? '' : `${method} ${path}`.slice(0, MAX_SUGGESTED);
};

/** What the form contains for a request that is to be saved; its endpoint is a full URL already. */
export const valuesOfRequest = (
  { method, endpoint, headers, body, keyId, connectionId, noKey, withoutKey }: RequestToOpen,
  providerId: number | undefined,
): EndpointValues => ({
  ...NEW_ENDPOINT,
  providerId: providerId === undefined ? null : String(providerId),
  name: suggestedName(method, endpoint),
  endpoint,
  method,
  headers: Object.keys(headers ?? {}).length === 0 ? '' : jsonText(headers),
  ...bodyValues({ requestBody: null, body: body ?? null }),
  ...credentialValues({ keyId, connectionId, noKey, withoutKey }),
});

/** Whose endpoint it is, and what it is called: what differs between an update and a new endpoint. */
export type NewNames = Pick<EndpointValues, 'name' | 'providerId'>;

export const namesOf = ({ name, providerId }: NewNames): NewNames => ({ name, providerId });

/** The names for the other way to save; what was typed over the first ones stays. */
export const otherNames = (
  entered: NewNames,
  saved: NewNames,
  fresh: NewNames,
  isNew: boolean,
): Partial<EndpointValues> => {
  const [before, next] = isNew ? [saved, fresh] : [fresh, saved];
  return {
    name: entered.name === before.name ? next.name : entered.name,
    providerId: entered.providerId === before.providerId ? next.providerId : entered.providerId,
  };
};

const callOf = ({ method, endpoint }: Pick<EndpointValues, 'method' | 'endpoint'>): string => {
  const url = URL.parse(endpoint);
  return `${method} ${url === null ? endpoint : url.origin + url.pathname}`;
};

/**
 * What the form contains for a request that was opened from a saved endpoint: that endpoint with the request as it is now. A
 * request with another method or path is probably another one.
 */
export const updateOf = (saved: SavedEndpoint, values: EndpointValues) => {
  const { name, providerId, description, isFavorite, folderId, ...before } = valuesOfEndpoint(saved);
  const { credential, withoutKey } = values.credential === '' ? before : values;
  return {
    values: { ...values, name, providerId, description, isFavorite, folderId, credential, withoutKey },
    asNew: { ...namesOf(values), isMeant: callOf(values) !== callOf(saved) },
  };
};

/** Text that is blank or `{}` means that there is none. */
const partOf = (source: string): JsonObject | null => {
  const value = source.trim() === '' ? null : parseJsonText(source);
  return value === null || Object.keys(value ?? {}).length === 0 ? null : (value as JsonObject);
};

/** JSON is stored as it was typed; where the Content-Type header makes it a form, as the object that it is. */
const storedBody = ({ requestBody, otherBody, headers }: EndpointValues) => {
  if (otherBody !== undefined) return { body: otherBody, requestBody: null };
  const object = partOf(requestBody);
  if (object === null && parseJsonObject(requestBody) !== undefined) return { body: null, requestBody: null };
  const lines = parseJsonObject(headers) as HeaderLines | undefined;
  if (/\bjson\b/.test(bodyTypeOf(lines)) && requestBody.trim() !== '')
    return { body: { kind: 'json' as const, text: requestBody }, requestBody: null };
  return { body: null, requestBody: object };
};

/** What it is tested with; no key is said by `withoutKey` alone. */
const storedCredential = ({ credential, withoutKey }: EndpointValues) => {
  const { keyId = null, connectionId = null, noKey = false } = credentialOf(credential);
  return { apiKeyId: keyId, connectionId, withoutKey: noKey || (keyId !== null && withoutKey) };
};

/** Converts the fields to the input of the operation without validating them: its schema does that. */
export const toEndpointInput = (values: EndpointValues) => ({
  providerId: values.providerId === null ? undefined : Number(values.providerId),
  name: values.name,
  endpoint: values.endpoint,
  method: values.method,
  description: values.description,
  headers: partOf(values.headers),
  ...storedBody(values),
  isFavorite: values.isFavorite,
  folderId: folderIdIn(values.folderId),
  ...storedCredential(values),
});

const atOwnFields = atFields(Object.keys(NEW_ENDPOINT));

/** The fields that show the errors the server found. */
export const ENDPOINT_PATHS: PathOf = (path) =>
  path[0] === 'apiKeyId' || path[0] === 'connectionId' ? 'credential' : atOwnFields(path);
