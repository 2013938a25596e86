/** What reads a text that was typed: loaded with the first characters, so no screen counts it among what it loads when it is idle. */
export const load = () => import('@gatehouse/secrets/find-secrets.ts');
