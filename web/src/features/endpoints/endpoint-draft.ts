import type { EndpointValues } from '#src/features/endpoints/endpoint-values.ts';
import { storableOtherBody } from '#src/features/requests/offers/storable-values.ts';
import { hasSecretText, storableBody, storableUrl } from '#src/lib/storable-text.ts';
import { createFormDraft } from '#src/ui/form/form-draft.ts';

/** Headers may contain secrets, so none is stored; nor is what looks like a secret elsewhere. */
export const storableEndpointValues = ({
  headers: _,
  endpoint,
  requestBody,
  otherBody,
  ...texts
}: Partial<EndpointValues>): Partial<EndpointValues> => ({
  ...Object.fromEntries(
    Object.entries(texts).filter(([, text]) => typeof text !== 'string' || !hasSecretText(text)),
  ),
  ...(endpoint === undefined ? {} : { endpoint: storableUrl(endpoint) }),
  ...(requestBody === undefined ? {} : { requestBody: storableBody(requestBody) }),
  ...(otherBody === undefined ? {} : { otherBody: storableOtherBody(otherBody) }),
});

/** What was typed into the form of each saved endpoint and not saved. */
export const endpointDraft = createFormDraft<EndpointValues>({
  name: 'endpoint',
  storable: storableEndpointValues,
  nullable: ['providerId'],
});
