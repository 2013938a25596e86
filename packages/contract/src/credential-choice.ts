import { z } from 'zod';
import { idSchema, requiredId } from './common.ts';

const REQUIRED = 'API key is required';

/** Two credentials in one place: nobody knows which of them is meant. */
export const ONE_CREDENTIAL = 'Name an API key or a connection, not both';

/** Which credential a call is made with: an API key, or the connection of a provider. */
export const credentialFields = {
  apiKeyId: requiredId(REQUIRED)
    .nullish()
    .describe('The API key to call with; else name a connection. Null: the call has no key and needs none.'),
  connectionId: idSchema.nullish().describe('The OAuth connection to call with, in place of an API key.'),
};

/** The same in each operation that makes a call, or shows one: a saved endpoint may say what it is made with. */
export const callCredentialFields = {
  ...credentialFields,
  withoutKey: z
    .boolean()
    .optional()
    .describe(
      'True if the key is not sent, because the headers carry another credential. Its base URL and headers count.',
    ),
  savedEndpointId: idSchema
    .optional()
    .describe(
      'The saved endpoint whose hidden values the masks in the request stand for. Without a key or a connection here, the call is made with those of the endpoint.',
    ),
};

/** One of them, never both; or a key that is null, for a call without one. */
export type CredentialChoice = {
  apiKeyId?: number | null | undefined;
  connectionId?: number | null | undefined;
};

/** What a call says about its credential, itself or by its saved endpoint. */
export type CallCredentialChoice = CredentialChoice & {
  withoutKey?: boolean | undefined;
  savedEndpointId?: number | undefined;
};

/** Whether the call has no credential, and needs none. */
export const isKeyless = ({ apiKeyId, connectionId }: CredentialChoice): boolean =>
  apiKeyId === null && (connectionId ?? null) === null;

/** Whether it is said what the call is made with, be it nothing. */
export const isNamed = ({ apiKeyId, connectionId }: CredentialChoice): boolean =>
  apiKeyId !== undefined || (connectionId ?? null) !== null;

/** Runs although other fields are wrong: a missing credential is named with them. */
export const whenReadable = {
  when: ({ value, issues }: { value: unknown; issues: { path?: PropertyKey[] | undefined }[] }): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path }) => path?.[0] === undefined || path[0] in callCredentialFields),
};

/** Rejects a call for which nothing names a credential, or that names two. A missing one is named first, as a missing field would be. */
export const requireOneCredential = (
  { apiKeyId, connectionId, savedEndpointId }: CallCredentialChoice,
  context: z.core.$RefinementCtx<CallCredentialChoice>,
): void => {
  const choice = { apiKeyId, connectionId };
  const hasKey = (apiKeyId ?? null) !== null;
  const hasConnection = (connectionId ?? null) !== null;
  if (isKeyless(choice) || hasKey !== hasConnection) return;
  const isMissing = !hasKey;
  if (isMissing && savedEndpointId !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: [isMissing ? 'apiKeyId' : 'connectionId'],
    message: isMissing ? REQUIRED : ONE_CREDENTIAL,
  });
  const issue = context.issues.pop();
  if (issue !== undefined) context.issues.unshift(issue);
};
