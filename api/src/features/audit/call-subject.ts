/** What a call is recorded under: the owner of the secret that it used. */
export type CallSubject = { type: 'api_key' | 'oauth_connection'; id: number; name: string };
