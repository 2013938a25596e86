import type { z } from 'zod';
import { idSchema, requiredId } from './common.ts';

const REQUIRED = 'API key is required';

/** Which credential a call is made with: an API key, or the connection of a provider. */
export const credentialFields = {
  apiKeyId: requiredId(REQUIRED)
    .nullish()
    .describe('The API key to call with; else name a connection. Null: the call has no key and needs none.'),
  connectionId: idSchema.nullish().describe('The OAuth connection to call with, in place of an API key.'),
};

/** One of them, never both; or a key that is null, for a call without one. */
export type CredentialChoice = {
  apiKeyId?: number | null | undefined;
  connectionId?: number | null | undefined;
};

/** Whether the call has no credential, and needs none. */
export const isKeyless = ({ apiKeyId, connectionId }: CredentialChoice): boolean =>
  apiKeyId === null && (connectionId ?? null) === null;

/** Runs although other fields are wrong: a missing credential is named with them. */
export const whenReadable = {
  when: ({ value, issues }: { value: unknown; issues: { path?: PropertyKey[] | undefined }[] }): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path }) => path?.[0] === undefined || path[0] in credentialFields),
};

/** Rejects a call that names no credential, or two. A missing one is named first, as a missing field would be. */
export const requireOneCredential = (
  { apiKeyId, connectionId }: CredentialChoice,
  context: z.core.$RefinementCtx<CredentialChoice>,
): void => {
  const choice = { apiKeyId, connectionId };
  const hasKey = (apiKeyId ?? null) !== null;
  const hasConnection = (connectionId ?? null) !== null;
  if (isKeyless(choice) || hasKey !== hasConnection) return;
  const isMissing = !hasKey;
  context.addIssue({
    code: 'custom',
    path: [isMissing ? 'apiKeyId' : 'connectionId'],
    message: isMissing ? REQUIRED : 'Name an API key or a connection, not both',
  });
  const issue = context.issues.pop();
  if (issue !== undefined) context.issues.unshift(issue);
};
