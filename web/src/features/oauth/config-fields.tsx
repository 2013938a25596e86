import type { OauthMetadata, OauthSetup } from '@gatehouse/contract/oauth.ts';
import { defaultRedirectUri } from '@gatehouse/contract/plain/redirect-uri.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#src/features/oauth/config.module.css';
import {
  type ConfigFormState,
  type ConfigValues,
  isIgnoredParams,
  placeholdersIn,
} from '#src/features/oauth/config-values.ts';
import { loginName } from '#src/features/oauth/login-name.ts';
import { RedirectUriWarning } from '#src/features/oauth/redirect-uri-warning.tsx';
import { type KnownScope, ScopesField } from '#src/features/oauth/scopes-field.tsx';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';

interface RedirectUriFieldProps {
  form: ConfigFormState;
  providerName: string;
  /** The provider's rules for redirect URIs; null if there are none. */
  rule: string | null;
}

const RedirectUriField = ({ form, providerName, rule }: RedirectUriFieldProps) => {
  const { redirectUri } = form.values;
  const own = defaultRedirectUri(window.location.origin);
  return (
    <div className={classes.tightStack}>
      <TextInput
        {...form.getInputProps('redirectUri')}
        withAsterisk
        label="Redirect URI"
        description={`Enter exactly this in the app’s settings at ${providerName}`}
        inputMode="url"
        spellCheck={false}
        rightSection={
          <CopyButton label="Copy redirect URI" hint="Copy" onCopy={() => copyText(redirectUri)} />
        }
        rightSectionWidth={36}
      />
      {rule !== null && (
        <Text size="xs" c="dimmed">
          {rule}
        </Text>
      )}
      <RedirectUriWarning uri={redirectUri} />
      {redirectUri !== own && (
        <Button
          variant="default"
          size="xs"
          className={classes.start}
          onClick={() => form.setFieldValue('redirectUri', own)}
        >
          Use {own}
        </Button>
      )}
    </div>
  );
};

const PATHS = atFields(['authorizationUrl'], { url: 'authorizationUrl' });

interface ReadMetadataProps {
  /** Its authorization URL is what is asked; what is wrong with it is shown there. */
  form: ConfigFormState;
  onRead: (found: OauthMetadata) => void;
}

/** A button that fills the form with what the login server publishes about itself, and says what that was. */
const ReadMetadata = ({ form, onRead }: ReadMetadataProps) => {
  const url = form.values.authorizationUrl;
  const read = trpc.oauth.metadata.useMutation({
    onSuccess: (found) => found.isFound && onRead(found),
    trpc: { context: UNBATCHED },
  });
  const failure = useFormFailure({ form, error: read.error, pathOf: PATHS });
  const start = (): void => {
    if (url.trim() === '')
      form.setFieldError('authorizationUrl', 'Enter the address of the login server first');
    else read.mutate({ url });
  };
  return (
    <div className={classes.underField}>
      <BusyButton
        variant="default"
        size="xs"
        icon={IconWorldDownload}
        isBusy={read.isPending}
        onClick={start}
      >
        Read what the server publishes
      </BusyButton>
      <Text size="xs" c="dimmed" role="status">
        {read.isPending ? 'Reading…' : (failure ?? read.data?.message)}
      </Text>
    </div>
  );
};

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

interface ClientFieldsProps extends Pick<ConfigFieldsProps, 'form' | 'savedMask'> {
  providerName: string;
}

const CLIENT_AUTHS: { value: ConfigValues['clientAuth']; label: string }[] = [
  { value: '', label: 'Automatic' },
  { value: 'basic', label: 'In a Basic header' },
  { value: 'body', label: 'In the request body' },
  { value: 'none', label: 'None: a public client' },
];

const AUTH_HINTS: Record<ConfigValues['clientAuth'], string> = {
  '': 'As known for the provider; otherwise in a header and, if that is refused, in the body',
  basic: 'The ID and the secret go to the token URL in the Authorization header',
  body: 'The ID and the secret go to the token URL as client_id and client_secret',
  none: 'Only the ID is sent, and PKCE protects the login',
};

const secretHint = (savedMask: string | undefined, isPublic: boolean): string => {
  if (isPublic) return 'Not needed: a public client sends none';
  return savedMask
    ? 'Saved. Leave it unchanged to keep it, or enter a new one.'
    : 'Encrypted before it is stored, and sent only to the token URL';
};

/** As whom Gatehouse asks for the login. */
const ClientFields = ({ form, providerName, savedMask }: ClientFieldsProps) => (
  <>
    <TextInput
      {...form.getInputProps('clientId')}
      withAsterisk
      label="Client ID"
      description={`Shown by ${providerName} once the app is registered`}
      autoComplete="off"
      spellCheck={false}
    />
    <SecretInput
      {...form.getInputProps('clientSecret')}
      withAsterisk={form.values.clientAuth !== 'none'}
      label="Client Secret"
      isPassword
      description={secretHint(savedMask, form.values.clientAuth === 'none')}
      // What is typed then replaces the mask.
      onFocus={({ currentTarget }) => currentTarget.value === savedMask && currentTarget.select()}
    />
    <NativeSelect
      {...form.getInputProps('clientAuth')}
      label="Client Authentication"
      description={AUTH_HINTS[form.values.clientAuth]}
      data={CLIENT_AUTHS}
    />
  </>
);

interface UrlFieldProps {
  form: ConfigFormState;
  name: 'authorizationUrl' | 'tokenUrl';
  label: string;
  description: string;
  onTyped?: () => void;
}

/** A URL of the login server. A known one may contain placeholders. */
const UrlField = ({ form, name, label, description, onTyped }: UrlFieldProps) => (
  <>
    <TextInput
      {...form.getInputProps(name)}
      onInput={onTyped}
      withAsterisk
      label={label}
      description={description}
      inputMode="url"
      spellCheck={false}
    />
    <FieldHint>{placeholderHint(form.values[name])}</FieldHint>
  </>
);

const ParamsField = ({ form }: { form: ConfigFormState }) => (
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
      {isIgnoredParams(form.values.additionalParams)
        ? 'This is not a JSON object yet. If you save it like this, no additional parameters are sent.'
        : undefined}
    </FieldHint>
  </div>
);

/** All fields of the configuration. */
export const ConfigFields = ({ form, provider, setup, savedMask }: ConfigFieldsProps) => {
  const [published, setPublished] = useState<readonly KnownScope[]>([]);
  const known = setup?.scopes ?? [];
  const others = published.filter(({ name }) => !known.some((scope) => scope.name === name));
  return (
    <>
      <ClientFields form={form} providerName={loginName(provider)} savedMask={savedMask} />
      <div>
        <UrlField
          form={form}
          name="authorizationUrl"
          label="Authorization URL"
          description={`Where you log in to ${loginName(provider)}`}
          onTyped={() => form.setFieldValue('issuer', '')}
        />
        <ReadMetadata
          form={form}
          onRead={(found) => {
            const { authorizationUrl, tokenUrl, scopes, clientAuth, issuer } = found;
            // One with a placeholder, as of Entra, is no tenant's.
            form.setFieldValue('issuer', issuer === null || issuer.includes('{') ? '' : issuer);
            if (clientAuth !== null) form.setFieldValue('clientAuth', clientAuth);
            if (authorizationUrl !== null) form.setFieldValue('authorizationUrl', authorizationUrl);
            if (tokenUrl !== null) form.setFieldValue('tokenUrl', tokenUrl);
            setPublished(scopes.map((name) => ({ name, description: '' })));
          }}
        />
      </div>
      <div>
        <UrlField
          form={form}
          name="tokenUrl"
          label="Token URL"
          description="Where the server exchanges the login for an access token, and renews it"
        />
      </div>
      <RedirectUriField
        form={form}
        providerName={loginName(provider)}
        rule={setup?.redirectUriRule ?? null}
      />
      <ScopesField form={form} known={[...known, ...others]} />
      <ParamsField form={form} />
    </>
  );
};
