import type { z } from 'zod';
import { idSchema, requiredId } from './common.ts';

const REQUIRED = 'API key is required';

/** Which credential a call is made with: an API key, or the connection of a provider. */
export const credentialFields = {
  apiKeyId: requiredId(REQUIRED).optional().describe('The API key to call with; else name a connection.'),
  connectionId: idSchema.optional().describe('The OAuth connection to call with, in place of an API key.'),
};

/** One of them; never both. */
export type CredentialChoice = { apiKeyId?: number | undefined; connectionId?: number | undefined };

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
  if ((apiKeyId === undefined) !== (connectionId === undefined)) return;
  const isMissing = apiKeyId === undefined;
  context.addIssue({
    code: 'custom',
    path: [isMissing ? 'apiKeyId' : 'connectionId'],
    message: isMissing ? REQUIRED : 'Name an API key or a connection, not both',
  });
  const issue = context.issues.pop();
  if (issue !== undefined) context.issues.unshift(issue);
};
