import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { ProviderOperation } from '@gatehouse/contract/operations.ts';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { underBase } from '@gatehouse/request/under-base.ts';
import { useRef, useState } from 'react';
import type { ChosenCall } from '#src/features/requests/offers/call-choices.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';

/** What an operation is called with. */
export interface OperationTarget {
  /** The key's own base URL; null if it uses the provider's. */
  keyBaseUrl: string | null;
  /** The headers of all calls. */
  defaultHeaders: HeaderMap;
}

/** The endpoint of an operation for a key: under the key's own base URL, if it has one. */
export const endpointOf = (
  { path }: Pick<ProviderOperation, 'path'>,
  { keyBaseUrl }: Pick<OperationTarget, 'keyBaseUrl'>,
): string => (keyBaseUrl === null ? path : underBase(path, keyBaseUrl));

/** The headers that the body of an operation needs, besides those of all calls. */
export const headersOf = (
  { contentType, body }: Pick<ProviderOperation, 'contentType' | 'body'>,
  { defaultHeaders }: Pick<OperationTarget, 'defaultHeaders'>,
): HeaderMap => {
  const isSet = contentTypeOf(defaultHeaders) !== undefined;
  return contentType === null || body === null || isSet ? {} : { 'Content-Type': contentType };
};

const isEmptyBody = (body: string): boolean => ['', '{}'].includes(body.replace(/\s/g, ''));

const withHeaders = (rows: RequestValues['headers'], added: HeaderMap): RequestValues['headers'] => {
  const names = new Set(rows.map(({ name }) => name.trim().toLowerCase()));
  const missing = Object.entries(added).filter(([name]) => !names.has(name.toLowerCase()));
  return [...rows, ...missing.map(([name, value]) => ({ id: `operation-${name}`, name, value }))];
};

/**
 * The form with an operation in it. A body that somebody typed stays; only one that another operation filled in before is
 * replaced.
 * @param filledBefore the body that was filled in last
 */
export const withOperation = (
  values: RequestValues,
  operation: ProviderOperation,
  target: OperationTarget,
  filledBefore: string | undefined,
): RequestValues => {
  const { method, body } = operation;
  const isOurs = isEmptyBody(values.body) || values.body === filledBefore;
  const example = body === null ? '' : JSON.stringify(body, null, 2);
  return {
    ...values,
    method,
    endpoint: endpointOf(operation, target),
    body: isOurs ? example : values.body,
    headers: withHeaders(values.headers, headersOf(operation, target)),
  };
};

/** Fills a request with an operation that was chosen, and takes it back while its endpoint is unchanged. */
export const useFilledRequest = (
  values: RequestValues,
  setValues: (values: RequestValues) => void,
  chosen: ChosenCall | undefined,
) => {
  const filledBody = useRef<string>(undefined);
  const [last, setLast] = useState<{ before: RequestValues; endpoint: string }>();
  const choose = (operation: ProviderOperation): void => {
    const target = {
      keyBaseUrl: chosen?.key?.baseUrl ?? null,
      defaultHeaders: chosen?.provider?.defaultHeaders ?? {},
    };
    const next = withOperation(values, operation, target, filledBody.current);
    if (next.body !== values.body) filledBody.current = next.body;
    setLast({ before: values, endpoint: next.endpoint });
    setValues(next);
  };
  const undo = (): void => {
    if (last !== undefined) setValues(last.before);
    setLast(undefined);
  };
  return { choose, undo: last?.endpoint === values.endpoint ? undo : undefined };
};
