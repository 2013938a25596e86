import { NativeSelect, TextInput } from '@mantine/core';
import classes from '#src/features/oauth/config.module.css';
import type { ConfigFormState, ConfigValues } from '#src/features/oauth/config-values.ts';
import { JsonField } from '#src/features/oauth/server/json-field.tsx';

const BODIES: { value: ConfigValues['tokenBody']; label: string }[] = [
  { value: '', label: 'As known, else a form' },
  { value: 'form', label: 'As a form' },
  { value: 'json', label: 'As JSON' },
];

const SEPARATORS: { value: ConfigValues['scopeSeparator']; label: string }[] = [
  { value: '', label: 'As known, else a space' },
  { value: 'space', label: 'A space' },
  { value: 'comma', label: 'A comma' },
];

const PKCE: { value: ConfigValues['usesPkce']; label: string }[] = [
  { value: '', label: 'As known, else on' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** What of the account stands in the URLs of calls. */
const AccountInputs = ({ form }: { form: ConfigFormState }) => (
  <>
    <TextInput
      {...form.getInputProps('accountFields')}
      label="Account Fields"
      description="Names of what the callback or the token response says about the account, such as tenant. Kept with the connection, and sent in place of {tenant} in a path"
      autoComplete="off"
      spellCheck={false}
    />
    <TextInput
      {...form.getInputProps('apiUrl')}
      label="API Base URL"
      description="Where calls go, such as https://api.example.com/{tenant} or {api_url}. It counts if its host gets the token"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
    />
  </>
);

/** What few servers need: other token requests, and what of the account stands in the URLs of calls. */
export const ServerFieldInputs = ({ form }: { form: ConfigFormState }) => (
  <div className={classes.extra}>
    <JsonField
      form={form}
      name="tokenParams"
      label="Token Parameters (JSON)"
      description="Added to each request for a token, also to renew it"
      placeholder='{ "audience": "https://api.example.com" }'
      ignored="no token parameters are sent"
    />
    <div className={classes.pair}>
      <NativeSelect
        {...form.getInputProps('tokenBody')}
        label="Token Request"
        description="How its parameters are written"
        data={BODIES}
      />
      <NativeSelect
        {...form.getInputProps('scopeSeparator')}
        label="Between Scopes"
        description="What stands between two of them"
        data={SEPARATORS}
      />
    </div>
    <div className={classes.pair}>
      <NativeSelect
        {...form.getInputProps('usesPkce')}
        label="PKCE"
        description="Protects a login; few servers refuse it"
        data={PKCE}
      />
      <TextInput
        {...form.getInputProps('clientIdParam')}
        label="Name of the Client ID"
        description="Of the parameter, if not client_id"
        placeholder="client_id"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
    <AccountInputs form={form} />
  </div>
);
