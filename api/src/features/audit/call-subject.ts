/** What a call is recorded under: the owner of the secret that it used, or nobody, for a call without a key. */
export type CallSubject = { type: 'api_key' | 'oauth_connection' | 'none'; id: number; name: string };

export type SecretOwner = CallSubject & { type: 'api_key' | 'oauth_connection' };

export const hasOwner = (subject: CallSubject): subject is SecretOwner => subject.type !== 'none';
