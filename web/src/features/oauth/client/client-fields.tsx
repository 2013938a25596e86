import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { hasLogin, isAssertion, OAUTH_SIGNING_ALGS } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { PublicKey } from '#src/features/oauth/client/public-key.tsx';
import classes from '#src/features/oauth/config.module.css';
import type { ConfigFormState, ConfigValues } from '#src/features/oauth/config-values.ts';
import { SecretInput } from '#src/ui/form/secret-input.tsx';

interface ClientFieldsProps {
  form: ConfigFormState;
  providerName: string;
  /** The saved one; undefined if none is. */
  config: OauthConfig | undefined;
}

const CLIENT_AUTHS: { value: ConfigValues['clientAuth']; label: string }[] = [
  { value: '', label: 'Automatic' },
  { value: 'basic', label: 'In a Basic header' },
  { value: 'body', label: 'In the request body' },
  { value: 'client_secret_jwt', label: 'Signed with the secret (client_secret_jwt)' },
  { value: 'private_key_jwt', label: 'Private key (private_key_jwt)' },
  { value: 'none', label: 'None: a public client' },
];

const AUTH_HINTS: Record<ConfigValues['clientAuth'], string> = {
  '': 'As known for the provider; otherwise in a header and, if that is refused, in the body',
  basic: 'The ID and the secret go to the token URL in the Authorization header',
  body: 'The ID and the secret go to the token URL as client_id and client_secret',
  client_secret_jwt: 'Each request has a statement that is signed with the secret, never the secret itself',
  private_key_jwt: 'Each request has a statement that is signed with your private key, and no secret',
  none: 'Only the ID is sent, and PKCE protects the login',
};

const authHint = ({ grant, clientAuth }: ConfigValues): string =>
  grant === 'device_code' && clientAuth === 'none' ? 'Only the ID is sent' : AUTH_HINTS[clientAuth];

/** What is sent where: a secret that is only signed with goes nowhere. */
const secretHint = (
  { grant, clientAuth, clientSecret }: ConfigValues,
  saved: OauthConfig | undefined,
): string => {
  if (clientAuth === 'none') return 'Not needed: a public client sends none';
  if (saved?.clientSecret && clientSecret === saved.clientSecret)
    return 'Saved. Leave it unchanged to keep it, or enter a new one.';
  if (clientAuth === 'client_secret_jwt') return 'Encrypted before it is stored, and never sent';
  const where = grant === 'device_code' ? 'the two URLs below' : 'the token URL';
  return `Encrypted before it is stored, and sent only to ${where}`;
};

const keyHint = (typed: string, saved: OauthConfig | undefined): string => {
  const hasKey = saved?.signingKey !== undefined && saved.signingKey !== null;
  if (hasKey && typed === saved.clientSecret)
    return 'Saved. Clear it to have a new key made, or enter another.';
  if (typed !== '' && typed === saved?.clientSecret)
    return 'The saved secret is no private key: clear it to have a key made, or enter one.';
  if (typed !== '') return 'PEM or a JSON Web Key. Encrypted before it is stored, and never sent.';
  const lost = hasKey ? ' The saved key is then lost.' : '';
  return `PEM or a JSON Web Key. Left empty, Gatehouse makes one, and shows its public key once it is saved.${lost}`;
};

const KeyFields = ({ form, providerName, config }: ClientFieldsProps) => (
  <>
    {config?.signingKey && (
      <div>
        <Text size="sm" fw={500}>
          Public key
        </Text>
        <Text size="xs" c="dimmed">
          Register it at {providerName} before you log in
        </Text>
        <PublicKey signingKey={config.signingKey} />
      </div>
    )}
    <div className={classes.pair}>
      <NativeSelect
        {...form.getInputProps('signingAlg')}
        label="Signing Algorithm"
        description="Automatic: as the key says; RS256 for a new one"
        data={[{ value: '', label: 'Automatic' }, ...OAUTH_SIGNING_ALGS]}
      />
      <TextInput
        {...form.getInputProps('keyId')}
        label="Key ID"
        description={`What ${providerName} calls the key, if it does`}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  </>
);

/** As whom Gatehouse asks for the login. */
export const ClientFields = (props: ClientFieldsProps) => {
  const { form, providerName, config } = props;
  const { clientAuth, clientSecret } = form.values;
  const hasKey = clientAuth === 'private_key_jwt';
  return (
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
        withAsterisk={clientAuth !== 'none' && !hasKey}
        label={hasKey ? 'Private Key' : 'Client Secret'}
        isPassword
        description={hasKey ? keyHint(clientSecret, config) : secretHint(form.values, config)}
        // What is typed then replaces the mask.
        onFocus={({ currentTarget }) =>
          currentTarget.value === config?.clientSecret && currentTarget.select()
        }
      />
      <NativeSelect
        {...form.getInputProps('clientAuth')}
        label="Client Authentication"
        description={authHint(form.values)}
        data={hasLogin(form.values) ? CLIENT_AUTHS : CLIENT_AUTHS.filter(({ value }) => value !== 'none')}
      />
      {hasKey && <KeyFields {...props} />}
      {isAssertion(clientAuth) && (
        <TextInput
          {...form.getInputProps('assertionAudience')}
          label="Audience"
          description="For whom the statement is made (aud). Empty: for the issuer and, if that is refused, for the URL that is called"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </>
  );
};
