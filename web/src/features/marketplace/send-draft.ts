import { storableBody, storableEndpoint } from '#src/shared/request/storable-request.ts';
import { createFormDraft } from '#src/ui/form/form-draft.ts';

/** Where webhooks are sent: the same for all templates. */
export const urlDraft = createFormDraft<{ url: string }>({
  name: 'webhook url',
  storable: ({ url }) => (url === undefined ? {} : { url: storableEndpoint(url) }),
});

export const URL_DRAFT_ID = 'url';

/** The payloads that were changed, by the ids of their templates. */
export const payloadDraft = createFormDraft<{ payload: string }>({
  name: 'webhook payloads',
  storable: ({ payload }) => (payload === undefined ? {} : { payload: storableBody(payload) }),
});
