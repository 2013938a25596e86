import type { EndpointValues } from '#src/features/endpoints/endpoint-values.ts';
import { hasSecretText, storableBody, storableUrl } from '#src/lib/storable-text.ts';
import { createFormDraft } from '#src/ui/form/form-draft.ts';

/** Headers may contain secrets, so none is stored; nor is what looks like a secret elsewhere. */
export const storableEndpointValues = ({
  headers: _,
  endpoint,
  requestBody,
  ...texts
}: Partial<EndpointValues>): Partial<EndpointValues> => ({
  ...Object.fromEntries(
    Object.entries(texts).filter(([, text]) => typeof text !== 'string' || !hasSecretText(text)),
  ),
  ...(endpoint === undefined ? {} : { endpoint: storableUrl(endpoint) }),
  ...(requestBody === undefined ? {} : { requestBody: storableBody(requestBody) }),
});

/** What was typed into the form of each saved endpoint and not saved. */
export const endpointDraft = createFormDraft<EndpointValues>({
  name: 'endpoint',
  storable: storableEndpointValues,
  nullable: ['providerId'],
});
