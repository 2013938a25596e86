import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Credential, SecretValue } from '@gatehouse/request/credential.ts';

/** What a call is recorded under: the thing whose secret it used. */
export type CallSubject = { type: 'api_key'; id: number };

/** A credential to make calls with. Whether it comes from an API key or from another source, calls do not ask. */
export type CallCredential = Credential<SecretValue> & {
  subject: CallSubject;
  provider: Pick<Provider, 'name' | 'refusalCodes' | 'verification'>;
};
