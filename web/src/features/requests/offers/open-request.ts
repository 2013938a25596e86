import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import { toApiRequest } from '@gatehouse/request/api-request.ts';
import { useNavigate } from '@tanstack/react-router';
import type { AskedFor } from '#src/features/requests/offers/asked-for.ts';
import type { CredentialId } from '#src/features/requests/offers/call-choices.ts';
import {
  activeLink,
  MAX_TABS,
  openTab,
  type RequestDraft,
} from '#src/features/requests/offers/request-tabs.ts';
import {
  flagsOfBody,
  headerRowsOf,
  type RequestValues,
  toRunTestInput,
} from '#src/features/requests/offers/request-values.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** A request from another screen, to be opened on the test screen. */
export interface RequestToOpen extends CredentialId {
  method: CallMethod;
  /** A full URL, or a path under the key's base URL. */
  endpoint: string;
  headers?: HeaderLines | null | undefined;
  body?: CallBody | null | undefined;
  /** Without the id of a key or a connection: the user chooses one of this provider's. */
  providerId?: number | undefined;
  /** Its key is not sent, and another credential in its headers is. */
  withoutKey?: boolean | undefined;
  /** Without a credential: what the screen goes by, or asks. */
  ask?: AskedFor | undefined;
  /** The saved endpoint that it comes from, with masks in place of its hidden values. */
  savedEndpointId?: number | undefined;
}

/** JSON that no person has formatted is shown on several lines. What that would change, such as long numbers, stays as it is. */
export const readableJson = (text: string): string => {
  const value = parseJsonText(text);
  return value !== undefined && JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
};

/** What the form contains for a request. */
export const valuesOf = ({
  method,
  endpoint,
  headers,
  body,
  withoutKey,
  savedEndpointId,
}: RequestToOpen): RequestValues => ({
  method,
  endpoint,
  body: body?.kind === 'json' ? readableJson(body.text) : '',
  ...(body === undefined || body === null || body.kind === 'json' ? {} : { otherBody: body }),
  ...flagsOfBody(method, body),
  headers: headerRowsOf(headers),
  ...(withoutKey === true ? { withoutKey } : {}),
  ...(savedEndpointId === undefined ? {} : { savedEndpointId }),
});

/** The request that the form contains, for a screen or a dialog that takes one. */
export const toRequest = (values: RequestValues, credential: CredentialId): RequestToOpen => {
  const { savedEndpointId, ...input } = toRunTestInput(credential, { ...values, pathValues: undefined });
  const { endpoint, method, headers, body } = toApiRequest(input);
  const { withoutKey } = input;
  return { method, endpoint, headers, body, ...credential, withoutKey, savedEndpointId };
};

/** Says that no more requests can be open. */
export const tellTooMany = (): void => {
  toast({
    title: `${MAX_TABS} requests are open`,
    description: 'Close one of them on the test screen, then open this one.',
  });
};

/** Goes to the test screen, to the tab that has a request, or to a new one. */
export const openValues = (
  navigate: ReturnType<typeof useNavigate>,
  wanted: RequestDraft & { values: RequestValues },
): void => {
  if (!openTab(wanted)) tellTooMany();
  void navigate({ to: '/test', search: activeLink() });
};

/** Like `openValues`, for a request from another screen. */
export const openRequest = (navigate: ReturnType<typeof useNavigate>, request: RequestToOpen): void => {
  const { keyId, connectionId, noKey, providerId, ask } = request;
  openValues(navigate, { keyId, connectionId, noKey, providerId, ask, values: valuesOf(request) });
};

export const useOpenRequest = (): ((request: RequestToOpen) => void) => {
  const navigate = useNavigate();
  return (request) => openRequest(navigate, request);
};

/** What a saved endpoint or a call of the history says about its credential. */
export interface RememberedCredential {
  apiKeyId: number | null;
  connectionId: number | null;
  withoutKey: boolean;
  /** The key or the connection was deleted. */
  keyDeleted?: boolean | undefined;
}

/** What a remembered request is opened with: exactly what it was made with, else the screen finds it by its URL, or asks. */
export const openedWith = ({
  apiKeyId,
  connectionId,
  withoutKey,
  keyDeleted,
}: RememberedCredential): Pick<RequestToOpen, 'keyId' | 'connectionId' | 'noKey' | 'withoutKey' | 'ask'> => {
  if (apiKeyId !== null) return { keyId: apiKeyId, withoutKey };
  if (connectionId !== null) return { connectionId, withoutKey };
  if (withoutKey) return { noKey: true };
  return { ask: keyDeleted === true ? 'deleted' : 'url' };
};
