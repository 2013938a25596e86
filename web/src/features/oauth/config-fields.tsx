import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { OauthSetup } from '@gatehouse/contract/oauth-setup.ts';
import { hasLogin, hasRedirect } from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ClientFields } from '#src/features/oauth/client/client-fields.tsx';
import { ExtraSecurity } from '#src/features/oauth/client/extra-security.tsx';
import { type ConfigFormState, type ConfigValues, paramsFor } from '#src/features/oauth/config-values.ts';
import {
  AuthorizationUrlField,
  DeviceUrlField,
  RedirectUriField,
  UrlField,
} from '#src/features/oauth/login-fields.tsx';
import { loginName } from '#src/features/oauth/login-name.ts';
import { type KnownScope, ScopesField } from '#src/features/oauth/scopes-field.tsx';
import { JsonField } from '#src/features/oauth/server/json-field.tsx';
import { ServerFields } from '#src/features/oauth/server/server-fields.tsx';

interface ConfigFieldsProps {
  form: ConfigFormState;
  provider: Provider;
  setup: OauthSetup | undefined;
  /** The saved one; undefined if none is. */
  config: OauthConfig | undefined;
}

/** Where they go. */
const PARAMS = {
  authorization_code: {
    description: 'Added to the authorization URL',
    placeholder: '{ "prompt": "consent" }',
  },
  client_credentials: {
    description: 'Added to the token request',
    placeholder: '{ "audience": "https://api.example.com" }',
  },
  device_code: {
    description: 'Added to the request for a code',
    placeholder: '{ "audience": "https://api.example.com" }',
  },
} as const satisfies Record<ConfigValues['grant'], object>;

const ParamsField = ({ form }: { form: ConfigFormState }) => (
  <JsonField
    form={form}
    name="additionalParams"
    label="Additional Parameters (JSON)"
    {...PARAMS[form.values.grant]}
    ignored="no additional parameters are sent"
  />
);

const GRANTS: { value: ConfigValues['grant']; label: string }[] = [
  { value: 'authorization_code', label: 'Authorization code: a person logs in' },
  { value: 'client_credentials', label: 'Client credentials: the app itself, without a login' },
  { value: 'device_code', label: 'Device code: a person enters a code in any browser' },
];

const GrantField = ({ form, setup }: Pick<ConfigFieldsProps, 'form' | 'setup'>) => {
  const { onChange, ...props } = form.getInputProps('grant');
  return (
    <NativeSelect
      {...props}
      label="Grant Type"
      description="How the access token is obtained"
      data={GRANTS}
      onChange={(event) => {
        onChange(event);
        const grant = event.currentTarget.value as ConfigValues['grant'];
        // Without a login there is no public client.
        if (!hasLogin({ grant }) && form.values.clientAuth === 'none') form.setFieldValue('clientAuth', '');
        form.setFieldValue('additionalParams', paramsFor(grant, form.values.additionalParams, setup));
      }}
    />
  );
};

const TOKEN_URL_HINTS: Record<ConfigValues['grant'], string> = {
  authorization_code: 'Where the server exchanges the login for an access token, and renews it',
  client_credentials: 'Where the app gets its access token',
  device_code: 'Where the server asks whether the code was entered, and renews the access token',
};

/** All fields of the configuration. Each grant has those that it needs. */
export const ConfigFields = ({ form, provider, setup, config }: ConfigFieldsProps) => {
  const [published, setPublished] = useState<readonly KnownScope[]>([]);
  const known = setup?.scopes ?? [];
  const others = published.filter(({ name }) => !known.some((scope) => scope.name === name));
  const providerName = loginName(provider);
  const { grant } = form.values;
  const onScopes = (names: readonly string[]) =>
    setPublished(names.map((name) => ({ name, description: '' })));
  return (
    <>
      <GrantField form={form} setup={setup} />
      <ClientFields form={form} providerName={providerName} config={config} />
      {hasRedirect({ grant }) && (
        <AuthorizationUrlField form={form} providerName={providerName} onScopes={onScopes} />
      )}
      {grant === 'device_code' && (
        <DeviceUrlField
          form={form}
          providerName={providerName}
          rule={setup?.deviceRule ?? null}
          onScopes={onScopes}
        />
      )}
      <div>
        <UrlField form={form} name="tokenUrl" label="Token URL" description={TOKEN_URL_HINTS[grant]} />
      </div>
      {hasRedirect({ grant }) && (
        <RedirectUriField form={form} providerName={providerName} rule={setup?.redirectUriRule ?? null} />
      )}
      <ExtraSecurity form={form} providerName={providerName} />
      <ScopesField form={form} known={[...known, ...others]} />
      <ParamsField form={form} />
      <ServerFields form={form} />
    </>
  );
};
