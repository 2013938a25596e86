import { z } from 'zod';
import { text } from './common.ts';

export const OAUTH_MISSING_PARAMETERS = 'Missing required parameters';

/**
 * What a provider sends back (RFC 6749 section 4.1.2, RFC 9207 for `iss`; `scope` of Google, Strava and others). All are optional: a missing one is reported
 * in the response, not as a bad request. What else comes is about the account, such as `realmId` of QuickBooks: of that is kept what is known to be needed in
 * calls, and nothing else is looked at.
 */
export const oauthCallbackInput = z.looseObject({
  code: text(8192).optional(),
  state: text(1024).optional(),
  error: text(1024).optional(),
  error_description: text(4096).optional(),
  iss: text(2048).optional(),
  /** What was granted: some providers say it here, and not with the token. */
  scope: text(8192).optional(),
});
export type OauthCallbackInput = z.infer<typeof oauthCallbackInput>;

export const oauthCallbackResultSchema = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  /** The provider's name. */
  provider: z.string().optional(),
  /** What went wrong, in words. */
  error: z.string().optional(),
  /** What to do about it, one sentence each: which redirect URI was sent, what to change at the provider. */
  advice: z.array(z.string()).optional(),
});
export type OauthCallbackResult = z.infer<typeof oauthCallbackResultSchema>;
