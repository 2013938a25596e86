import type { OauthSetup } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from '#src/features/oauth/config.module.css';
import { type ConfigFormState, isIgnoredParams } from '#src/features/oauth/config-values.ts';
import { placeholdersIn } from '#src/features/oauth/placeholders.ts';
import { ReadMetadata } from '#src/features/oauth/read-metadata.tsx';
import { RedirectUriField } from '#src/features/oauth/redirect-uri-field.tsx';
import { type KnownScope, ScopesField } from '#src/features/oauth/scopes-field.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';

/** Something about a field that does not keep the form from being saved. */
const FieldHint = ({ children }: { children: string | undefined }) => (
  <Text size="xs" role="status" className={classes.hint}>
    {children}
  </Text>
);

const placeholderHint = (url: string): string | undefined => {
  const names = placeholdersIn(url);
  return names.length === 0 ? undefined : `Replace ${names.join(' and ')} with your own value.`;
};

interface ConfigFieldsProps {
  form: ConfigFormState;
  provider: Provider;
  setup: OauthSetup | undefined;
  /** The mask of the saved secret; undefined if none is saved. */
  savedMask: string | undefined;
}

export const ConfigFields = ({ form, provider, setup, savedMask }: ConfigFieldsProps) => {
  const [published, setPublished] = useState<readonly KnownScope[]>([]);
  const { values } = form;
  const known = setup?.scopes ?? [];
  const others = published.filter(({ name }) => !known.some((scope) => scope.name === name));
  return (
    <>
      <TextInput
        {...form.getInputProps('clientId')}
        label="Client ID"
        description={`Shown by ${provider.name} once the app is registered`}
        autoComplete="off"
        spellCheck={false}
      />
      <SecretInput
        {...form.getInputProps('clientSecret')}
        label="Client Secret"
        description={
          savedMask === undefined
            ? 'Encrypted before it is stored, and sent only to the token URL'
            : 'Saved. Leave it unchanged to keep it, or enter a new one.'
        }
        // What is typed then replaces the mask.
        onFocus={({ currentTarget }) => currentTarget.value === savedMask && currentTarget.select()}
      />
      <div>
        <TextInput
          {...form.getInputProps('authorizationUrl')}
          label="Authorization URL"
          description={`Where you log in at ${provider.name}`}
          inputMode="url"
          spellCheck={false}
        />
        <FieldHint>{placeholderHint(values.authorizationUrl)}</FieldHint>
        <ReadMetadata
          form={form}
          onRead={(found) => {
            const { authorizationUrl, tokenUrl, scopes } = found;
            if (authorizationUrl !== null) form.setFieldValue('authorizationUrl', authorizationUrl);
            if (tokenUrl !== null) form.setFieldValue('tokenUrl', tokenUrl);
            setPublished(scopes.map((name) => ({ name, description: '' })));
          }}
        />
      </div>
      <div>
        <TextInput
          {...form.getInputProps('tokenUrl')}
          label="Token URL"
          description="Where the server exchanges the login for an access token, and renews it"
          inputMode="url"
          spellCheck={false}
        />
        <FieldHint>{placeholderHint(values.tokenUrl)}</FieldHint>
      </div>
      <RedirectUriField form={form} providerName={provider.name} rule={setup?.redirectUriRule ?? null} />
      <ScopesField form={form} known={[...known, ...others]} />
      <div>
        <Textarea
          {...form.getInputProps('additionalParams')}
          label="Additional Parameters (JSON)"
          description="Added to the authorization URL"
          placeholder={'{ "prompt": "consent" }'}
          rows={4}
          spellCheck={false}
          classNames={{ input: classes.code }}
        />
        <FieldHint>
          {isIgnoredParams(values.additionalParams)
            ? 'This is not a JSON object yet. If you save it like this, no additional parameters are sent.'
            : undefined}
        </FieldHint>
      </div>
    </>
  );
};
