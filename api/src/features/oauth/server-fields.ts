import type { CreateOauthConfigInput, OauthConfig } from '@gatehouse/contract/oauth.ts';
import { hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import type { Updateable } from 'kysely';
import type { Database } from '#src/db/database.ts';
import { rejected } from '#src/errors.ts';

/** How the login server of a configuration differs from others. */
type ServerFields = Pick<
  OauthConfig,
  'tokenParams' | 'tokenBody' | 'scopeSeparator' | 'accountFields' | 'apiUrl'
>;

type ServerColumns = Pick<
  Updateable<Database['oauth_configs']>,
  'token_params' | 'token_body' | 'scope_separator' | 'account_fields' | 'api_url'
>;

const json = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

/** What is undefined stays as it is stored. */
export const serverColumns = ({
  tokenParams,
  tokenBody,
  scopeSeparator,
  accountFields,
  apiUrl,
}: Partial<CreateOauthConfigInput>): ServerColumns => ({
  token_params: json(tokenParams),
  token_body: tokenBody,
  scope_separator: scopeSeparator,
  account_fields: json(accountFields),
  api_url: apiUrl,
});

/** Nothing under the name of a secret is kept where it is shown. */
const SAMPLE = 'a3F9kL2mQ8xZ7vB1';

/** Throws BAD_REQUEST for the name of a secret, such as `api_key`. */
export const requireAccountFields = ({ accountFields = [] }: Partial<ServerFields>): void => {
  const secret = accountFields.find((name) => hasSecret(SAMPLE, 'plain', { name }));
  if (secret !== undefined)
    throw rejected('BAD_REQUEST', 'accountFields', `${secret} would be a secret, and is kept nowhere`);
};
