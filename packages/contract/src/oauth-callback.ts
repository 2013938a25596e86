import { z } from 'zod';
import type { OAUTH_CALLBACK_FIELDS } from '#src/plain/oauth-wizard.ts';
import { text } from './common.ts';

export const OAUTH_MISSING_PARAMETERS = 'Missing required parameters';

/**
 * What a provider sends back (RFC 6749 section 4.1.2, RFC 9207 for `iss`; `scope` of Google, Strava and others). All are optional: a missing one is reported
 * in the response, not as a bad request.
 */
export const oauthCallbackInput = z.object({
  code: text(8192).optional(),
  state: text(1024).optional(),
  error: text(1024).optional(),
  error_description: text(4096).optional(),
  iss: text(2048).optional(),
  /** What was granted: some providers say it here, and not with the token. */
  scope: text(8192).optional(),
  /** The company that logged in at QuickBooks. */
  realmId: text(200).optional(),
}) satisfies z.ZodType<Partial<Record<(typeof OAUTH_CALLBACK_FIELDS)[number], string>>>;
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
