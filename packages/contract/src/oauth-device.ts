import { z } from 'zod';
import { idSchema, isoTimeSchema } from './common.ts';

/**
 * A login with a code (RFC 8628): the latest one of a provider. What the server itself shows the provider for it, the device
 * code, is never returned.
 */
export const deviceLoginSchema = z.object({
  providerId: idSchema,
  /**
   * `none`: there is none, or it was canceled; `waiting`: the person has not entered the code yet, and the server asks the
   * provider again and again; `connected`: it has become a connection of the provider; `failed`: `error` says why.
   */
  status: z.enum(['none', 'waiting', 'connected', 'failed']),
  /** What was said when it began: which connection it renews, or that it is of another account. */
  connectionId: idSchema.nullable(),
  account: z.enum(['another']).nullable(),
  /** What the person enters at the provider; null unless it is waited for. */
  userCode: z.string().nullable(),
  /** Where it is entered: https, or http on this machine. */
  verificationUri: z.string().nullable(),
  /** The same page with the code filled in; null if the provider gives none. */
  verificationUriComplete: z.string().nullable(),
  /** Until when the code can be entered. */
  expiresAt: isoTimeSchema.nullable(),
  /** What went wrong, in words; null unless it failed. */
  error: z.string().nullable(),
  /** What to do about it, one sentence each. */
  advice: z.array(z.string()),
});
export type DeviceLogin = z.infer<typeof deviceLoginSchema>;
