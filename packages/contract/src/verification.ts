import { z } from 'zod';
import { isoTimeSchema } from './common.ts';

export const keyVerificationSchema = z.object({
  /** True: the provider accepts the key. False: it refuses it. Null: it gave no verdict. */
  valid: z.boolean().nullable(),
  /** The provider's HTTP status; absent where no answer came. */
  status: z.number().int().optional(),
  message: z.string(),
  scopes: z.array(z.string()).optional(),
  expiresAt: isoTimeSchema.optional(),
});
export type KeyVerification = z.infer<typeof keyVerificationSchema>;
