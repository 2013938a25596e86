import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { rejected } from '#src/errors.ts';

/** Nothing under the name of a secret is kept where it is shown. */
const SAMPLE = 'a3F9kL2mQ8xZ7vB1';

/** Throws BAD_REQUEST for the name of a secret, such as `api_key`. */
export const requireAccountFields = ({
  accountFields = [],
}: Partial<Pick<OauthConfig, 'accountFields'>>): void => {
  const secret = accountFields.find((name) => hasSecret(SAMPLE, 'plain', { name }));
  if (secret !== undefined)
    throw rejected('BAD_REQUEST', 'accountFields', `${secret} would be a secret, and is kept nowhere`);
};
