import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Credential, SecretNoun, SecretValue, SecretVariable } from '@gatehouse/request/credential.ts';
import type { CallSubject } from '#src/features/audit/call-subject.ts';
import type { SecretSource } from '#src/features/calls/secret-groups.ts';
import type { CallProver } from '#src/features/oauth/dpop/prove-call.ts';

/** What texts about a call name its secret. */
export const nounOf = ({ type }: Pick<CallSubject, 'type'>): SecretNoun =>
  type === 'oauth_connection' ? 'access token' : 'key';

type MadeCall = { method: string; url: URL };

/** What became of a secret that an API has rejected. */
export type Renewal =
  | { credential: CallCredential; reason?: never }
  /** Why there is no new one, in words. */
  | { reason: string; needsLogin: boolean; credential?: never };

/** A credential to make calls with. Calls do not depend on whether it comes from an API key or from another source. */
export type CallCredential = Credential<SecretValue> & {
  subject: CallSubject;
  /** Other secrets of the request: they are hidden like the key wherever the call is shown. */
  furtherSecrets?: readonly (SecretSource & { value: string })[];
  /** One of them is in the body, which is not sent to another origin then. */
  hasSecretBody?: boolean;
  provider: Pick<Provider, 'id' | 'name' | 'slug' | 'refusalCodes' | 'verification'>;
  /** Proves with each call that whoever sends the secret has the key it is bound to. Absent if it is bound to none. */
  prover?: CallProver;
  /** Replaces a secret that an API has rejected in a call. Absent if nobody can do that but its owner. */
  renew?: (call: MadeCall) => Promise<Renewal>;
  /** Told of each call that an API has accepted the secret for, if that can matter to `renew`. */
  onAccepted?: (call: MadeCall) => void;
};

/** What code that is shown may know of a credential, and whether a text contains its secret, in whatever encoding. */
export type ShownCredential = Credential<SecretVariable> & {
  noun: SecretNoun;
  /** True if it is worth nothing without a key that is not shown either. */
  isBound?: boolean;
  isIn: (text: string) => boolean;
};
