import { z } from 'zod';
import { isoTimeSchema } from './common.ts';

export const keyVerificationSchema = z.object({
  /** True: the provider accepts the key. False: it rejects it. Null: unknown. */
  valid: z.boolean().nullable(),
  /** The provider's HTTP status; absent if there was no response. */
  status: z.number().int().optional(),
  message: z.string(),
  scopes: z.array(z.string()).optional(),
  expiresAt: isoTimeSchema.optional(),
});
export type KeyVerification = z.infer<typeof keyVerificationSchema>;
