import { z } from 'zod';
import { isoTimeSchema, pathIdSchema, requiredText } from './common.ts';
import { keyPartValues } from './key-parts.ts';
import { MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED } from './keys.ts';

export const verifyKeyInput = z.object({
  id: pathIdSchema,
  /**
   * Verified in place of the stored key, without storing it: to try a key before the rotation to it. Called as in a rotation,
   * because a script may send back the key that it read, whose `apiKey` is a mask.
   */
  newApiKey: requiredText(MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED).optional(),
  /** Verified with it in place of the stored parts. */
  newParts: keyPartValues.optional(),
});
export type VerifyKeyInput = z.infer<typeof verifyKeyInput>;

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
