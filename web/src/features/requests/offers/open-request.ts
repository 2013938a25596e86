import type { HeaderMap, JsonValue } from '@gatehouse/contract/common.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import { useNavigate } from '@tanstack/react-router';
import type { CredentialId } from '#src/features/requests/offers/call-choices.ts';
import { requestDraft } from '#src/features/requests/offers/request-draft.ts';
import { type RequestValues, toRunTestInput } from '#src/features/requests/offers/request-values.ts';

/** A request from another screen, to be opened on the test screen. */
export interface RequestToOpen extends CredentialId {
  method: CallMethod;
  /** A full URL, or a path under the key's base URL. */
  endpoint: string;
  headers?: HeaderMap | null | undefined;
  body?: JsonValue | undefined;
  /** Without the id of a key or a connection: the user chooses one of this provider's. */
  providerId?: number | undefined;
  /** The saved endpoint that it comes from, with masks in place of its hidden values. */
  savedEndpointId?: number | undefined;
}

/** What the form contains for a request. */
export const valuesOf = ({
  method,
  endpoint,
  headers,
  body,
  savedEndpointId,
}: RequestToOpen): RequestValues => ({
  method,
  endpoint,
  body: body === undefined || body === null ? '' : JSON.stringify(body, null, 2),
  headers: Object.entries(headers ?? {}).map(([name, value], at) => ({ id: `opened-${at}`, name, value })),
  ...(savedEndpointId === undefined ? {} : { savedEndpointId }),
});

/** The request that the form contains, for a screen or a dialog that takes one. */
export const toRequest = (values: RequestValues, credential: CredentialId): RequestToOpen => {
  const { endpoint, method, headers, requestBody, savedEndpointId } = toRunTestInput(credential, values);
  return { method, endpoint, headers, body: requestBody, ...credential, savedEndpointId };
};

/** Goes to the test screen with a request in its form. What was in the form before is replaced. */
export const useOpenRequest = (): ((request: RequestToOpen) => void) => {
  const navigate = useNavigate();
  return (request) => {
    const { keyId, connectionId, providerId } = request;
    const isNamed = keyId !== undefined || connectionId !== undefined;
    requestDraft.keep({ keyId, connectionId, values: valuesOf(request) });
    void navigate({
      to: '/test',
      search: { keyId, connectionId, providerId: isNamed ? undefined : providerId },
    });
  };
};
