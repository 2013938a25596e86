import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import { toApiRequest } from '@gatehouse/request/api-request.ts';
import { useNavigate } from '@tanstack/react-router';
import type { CredentialId } from '#src/features/requests/offers/call-choices.ts';
import { requestDraft } from '#src/features/requests/offers/request-draft.ts';
import {
  headerRowsOf,
  type RequestValues,
  rareBody,
  toRunTestInput,
} from '#src/features/requests/offers/request-values.ts';

/** A request from another screen, to be opened on the test screen. */
export interface RequestToOpen extends CredentialId {
  method: CallMethod;
  /** A full URL, or a path under the key's base URL. */
  endpoint: string;
  headers?: HeaderLines | null | undefined;
  body?: CallBody | null | undefined;
  /** Without the id of a key or a connection: the user chooses one of this provider's. */
  providerId?: number | undefined;
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
  savedEndpointId,
}: RequestToOpen): RequestValues => ({
  method,
  endpoint,
  body: body?.kind === 'json' ? readableJson(body.text) : '',
  ...(body === undefined || body === null || body.kind === 'json' ? {} : { otherBody: body }),
  ...rareBody(method, body),
  headers: headerRowsOf(headers),
  ...(savedEndpointId === undefined ? {} : { savedEndpointId }),
});

/** The request that the form contains, for a screen or a dialog that takes one. */
export const toRequest = (values: RequestValues, credential: CredentialId): RequestToOpen => {
  const { savedEndpointId, ...input } = toRunTestInput(credential, values);
  const { endpoint, method, headers, body } = toApiRequest(input);
  return { method, endpoint, headers, body, ...credential, savedEndpointId };
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
