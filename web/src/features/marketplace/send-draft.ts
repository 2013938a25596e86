import { asObject } from '@gatehouse/contract/json-text.ts';
import { createDraft, likeInitial } from '#src/lib/draft.ts';
import { storableBody, storableEndpoint } from '#src/shared/request/storable-request.ts';

/** Where webhooks are sent: the same for all templates. */
export const urlDraft = createDraft<{ url: string }>({
  name: 'webhook url',
  parse: likeInitial({ url: '' }),
  storable: ({ url }) => ({ url: storableEndpoint(url) }),
});

/** The payloads that were changed, by the ids of their templates. */
export const payloadDraft = createDraft<Record<string, string>>({
  name: 'webhook payloads',
  parse: (stored) => {
    const all = asObject(stored);
    return (
      all &&
      Object.fromEntries(
        Object.entries(all).flatMap(([id, text]) =>
          typeof text === 'string' && text !== '' ? [[id, text]] : [],
        ),
      )
    );
  },
  storable: (all) => Object.fromEntries(Object.entries(all).map(([id, text]) => [id, storableBody(text)])),
});

/** Keeps a payload while it differs from the template's. */
export const keepPayload = (id: string, payload: string, original: string): void => {
  const { [id]: _, ...others } = payloadDraft.read() ?? {};
  payloadDraft.keep(payload === original ? others : { ...others, [id]: payload });
};
