import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ConfigValues } from '#src/features/oauth/config-values.ts';
import { createDraft, likeInitial } from '#src/lib/draft.ts';
import { storableBody, storableEndpoint } from '#src/shared/request/storable-request.ts';

export interface ConfigDraft {
  providerId: number;
  /** When the configuration was saved that the form began with; null if there was none. */
  savedAt: string | null;
  values: ConfigValues;
}

const EMPTY: ConfigValues & Record<string, string> = {
  clientId: '',
  clientSecret: '',
  authorizationUrl: '',
  tokenUrl: '',
  redirectUri: '',
  scopes: '',
  additionalParams: '',
};

/** What may be stored: never the secret, nor what looks like one in another field. */
export const storableConfig = (values: ConfigValues): ConfigValues => ({
  ...values,
  clientSecret: '',
  authorizationUrl: storableEndpoint(values.authorizationUrl),
  tokenUrl: storableEndpoint(values.tokenUrl),
  additionalParams: storableBody(values.additionalParams),
});

/** What was typed last into the form of the Configure step, for one provider. */
export const configDraft = createDraft<ConfigDraft | null>({
  name: 'oauth configuration',
  parse: (stored) => {
    const { providerId, savedAt, values } = asObject(stored) ?? {};
    const read = likeInitial(EMPTY)(values);
    if (read === undefined || typeof providerId !== 'number') return undefined;
    if (savedAt !== null && typeof savedAt !== 'string') return undefined;
    return { providerId, savedAt, values: read };
  },
  storable: (draft) => draft && { ...draft, values: storableConfig(draft.values) },
});

/** What was typed for this provider, unless its configuration was saved since. */
export const draftFor = (
  providerId: number,
  saved: { updatedAt: string; clientSecret: string } | undefined,
): ConfigValues | undefined => {
  const draft = configDraft.read();
  if (draft?.providerId !== providerId || draft.savedAt !== (saved?.updatedAt ?? null)) return undefined;
  // After a reload the secret is gone from the draft: the mask stands for the saved one.
  return { ...draft.values, clientSecret: draft.values.clientSecret || (saved?.clientSecret ?? '') };
};
