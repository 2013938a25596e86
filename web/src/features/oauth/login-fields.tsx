import { defaultRedirectUri } from '@gatehouse/contract/plain/redirect-uri.ts';
import { Button, Text, TextInput } from '@mantine/core';
import classes from '#src/features/oauth/config.module.css';
import { type ConfigFormState, placeholdersIn } from '#src/features/oauth/config-values.ts';
import { FieldHint } from '#src/features/oauth/field-hint.tsx';
import { ReadMetadata, type ReadMetadataProps } from '#src/features/oauth/read-metadata.tsx';
import { RedirectUriWarning } from '#src/features/oauth/redirect-uri-warning.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';

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

const placeholderHint = (url: string): string | undefined => {
  const names = placeholdersIn(url);
  return names.length === 0 ? undefined : `Replace ${names.join(' and ')} with your own value.`;
};

interface UrlFieldProps {
  form: ConfigFormState;
  name: 'authorizationUrl' | 'deviceAuthorizationUrl' | 'tokenUrl' | 'pushedAuthorizationUrl';
  label: string;
  description: string;
  onTyped?: () => void;
  isOptional?: boolean;
}

/** A URL of the login server. A known one may contain placeholders. */
export const UrlField = ({ form, name, label, description, onTyped, isOptional = false }: UrlFieldProps) => (
  <>
    <TextInput
      {...form.getInputProps(name)}
      onInput={onTyped}
      withAsterisk={!isOptional}
      label={label}
      description={description}
      inputMode="url"
      spellCheck={false}
    />
    <FieldHint>{placeholderHint(form.values[name])}</FieldHint>
  </>
);

interface LoginUrlFieldProps extends Pick<ReadMetadataProps, 'form' | 'onScopes'> {
  providerName: string;
}

/** Where the person logs in, and what the server there publishes. */
export const AuthorizationUrlField = ({ form, providerName, onScopes }: LoginUrlFieldProps) => (
  <div>
    <UrlField
      form={form}
      name="authorizationUrl"
      label="Authorization URL"
      description={`Where you log in to ${providerName}`}
      onTyped={() => form.setFieldValue('issuer', '')}
    />
    <ReadMetadata form={form} name="authorizationUrl" onScopes={onScopes} />
  </div>
);

interface DeviceUrlFieldProps extends LoginUrlFieldProps {
  /** What such a login needs at the provider; null if that is not known. */
  rule: string | null;
}

/** Where the code for a login comes from, and what the server there publishes. */
export const DeviceUrlField = ({ form, providerName, rule, onScopes }: DeviceUrlFieldProps) => (
  <div className={classes.tightStack}>
    <UrlField
      form={form}
      name="deviceAuthorizationUrl"
      label="Device Authorization URL"
      description={`Where ${providerName} gives the code that you enter in a browser`}
    />
    {rule !== null && (
      <Text size="xs" c="dimmed">
        {rule}
      </Text>
    )}
    <ReadMetadata form={form} name="deviceAuthorizationUrl" onScopes={onScopes} />
  </div>
);
