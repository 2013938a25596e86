import { defaultRedirectUri } from '@gatehouse/contract/redirect-uri.ts';
import { Button, Text, TextInput } from '@mantine/core';
import classes from '#src/features/oauth/config.module.css';
import type { ConfigFormState } from '#src/features/oauth/config-values.ts';
import { RedirectUriWarning } from '#src/features/oauth/redirect-uri-warning.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';

interface RedirectUriFieldProps {
  form: ConfigFormState;
  providerName: string;
  /** The provider's rules for redirect URIs; null if there are none. */
  rule: string | null;
}

export const RedirectUriField = ({ form, providerName, rule }: RedirectUriFieldProps) => {
  const { redirectUri } = form.values;
  const own = defaultRedirectUri(window.location.origin);
  return (
    <div className={classes.tightStack}>
      <TextInput
        {...form.getInputProps('redirectUri')}
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
