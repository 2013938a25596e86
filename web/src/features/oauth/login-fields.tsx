import type { OauthMetadata } from '@gatehouse/contract/oauth.ts';
import { defaultRedirectUri } from '@gatehouse/contract/plain/redirect-uri.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import classes from '#src/features/oauth/config.module.css';
import { type ConfigFormState, placeholdersIn } from '#src/features/oauth/config-values.ts';
import { FieldHint } from '#src/features/oauth/field-hint.tsx';
import { RedirectUriWarning } from '#src/features/oauth/redirect-uri-warning.tsx';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';

interface RedirectUriFieldProps {
  form: ConfigFormState;
  providerName: string;
  /** The provider's rules for redirect URIs; null if there are none. */
  rule: string | null;
}

/** Where the browser comes back to after a login. */
export const RedirectUriField = ({ form, providerName, rule }: RedirectUriFieldProps) => {
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

const placeholderHint = (url: string): string | undefined => {
  const names = placeholdersIn(url);
  return names.length === 0 ? undefined : `Replace ${names.join(' and ')} with your own value.`;
};

interface UrlFieldProps {
  form: ConfigFormState;
  name: 'authorizationUrl' | 'tokenUrl';
  label: string;
  description: string;
  onTyped?: () => void;
}

/** A URL of the login server. A known one may contain placeholders. */
export const UrlField = ({ form, name, label, description, onTyped }: UrlFieldProps) => (
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

interface AuthorizationUrlFieldProps extends Pick<ReadMetadataProps, 'form'> {
  providerName: string;
  /** The scopes that the login server publishes. */
  onScopes: (names: readonly string[]) => void;
}

/** Where the person logs in, and what the server there publishes. */
export const AuthorizationUrlField = ({ form, providerName, onScopes }: AuthorizationUrlFieldProps) => (
  <div>
    <UrlField
      form={form}
      name="authorizationUrl"
      label="Authorization URL"
      description={`Where you log in to ${providerName}`}
      onTyped={() => form.setFieldValue('issuer', '')}
    />
    <ReadMetadata
      form={form}
      onRead={({ authorizationUrl, tokenUrl, scopes, clientAuth, issuer }) => {
        // One with a placeholder, as of Entra, is no tenant's.
        form.setFieldValue('issuer', issuer === null || issuer.includes('{') ? '' : issuer);
        if (clientAuth !== null) form.setFieldValue('clientAuth', clientAuth);
        if (authorizationUrl !== null) form.setFieldValue('authorizationUrl', authorizationUrl);
        if (tokenUrl !== null) form.setFieldValue('tokenUrl', tokenUrl);
        onScopes(scopes);
      }}
    />
  </div>
);
