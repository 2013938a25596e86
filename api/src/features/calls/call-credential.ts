import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Credential, SecretValue } from '@gatehouse/request/credential.ts';

/** What a call is recorded under: the owner of the secret that it used. */
export type CallSubject = { type: 'api_key' | 'oauth_connection'; id: number; name: string };

/** A credential to make calls with. Calls do not depend on whether it comes from an API key or from another source. */
export type CallCredential = Credential<SecretValue> & {
  subject: CallSubject;
  /** Other secrets in the request, from a saved endpoint: they are hidden like the key wherever the call is shown. */
  furtherSecrets?: readonly string[];
  /** One of them is in the body, which is not sent to another origin then. */
  hasSecretBody?: boolean;
  provider: Pick<Provider, 'id' | 'name' | 'slug' | 'refusalCodes' | 'verification'>;
};
