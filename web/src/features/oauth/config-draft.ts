import type { ConfigValues } from '#src/features/oauth/config-values.ts';
import { storableBody, storableUrl } from '#src/lib/storable-text.ts';
import { createFormDraft } from '#src/ui/form/form-draft.ts';

const storableText: Partial<Record<keyof ConfigValues, (text: string) => string>> = {
  authorizationUrl: storableUrl,
  tokenUrl: storableUrl,
  deviceAuthorizationUrl: storableUrl,
  pushedAuthorizationUrl: storableUrl,
  assertionAudience: storableUrl,
  additionalParams: storableBody,
  tokenParams: storableBody,
  apiUrl: storableUrl,
};

/** What may be stored: never the secret, nor what looks like one in another field. */
export const storableConfig = ({ clientSecret: _, ...texts }: Partial<ConfigValues>): Partial<ConfigValues> =>
  Object.fromEntries(
    Object.entries(texts).map(([field, value]) => [
      field,
      (typeof value === 'string' ? storableText[field as keyof ConfigValues]?.(value) : undefined) ?? value,
    ]),
  );

/** What was typed into the form of the Configure step and not saved, by the id of the provider. */
export const configDraft = createFormDraft<ConfigValues>({
  name: 'oauth configuration',
  storable: storableConfig,
});

export const configDraftId = (providerId: number): string => String(providerId);
