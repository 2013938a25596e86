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

export const setScheduleInput = z.object({
  /** Whether every key that can be verified is verified once a day. */
  daily: z.boolean('Must be true or false'),
});
export type SetScheduleInput = z.infer<typeof setScheduleInput>;

export const verificationScheduleSchema = z.object({
  daily: z.boolean(),
  /** True if the environment of the server decides (`VERIFY_DAILY`): then it cannot be set. */
  isFixed: z.boolean(),
  /** How many stored keys can be verified. */
  keys: z.number().int(),
  /** When the last scheduled check ended; null if there was none. */
  lastRunAt: isoTimeSchema.nullable(),
  /** When the next key is due, or the current time if one is due already; null while it is off, and without keys. */
  nextRunAt: isoTimeSchema.nullable(),
});
export type VerificationSchedule = z.infer<typeof verificationScheduleSchema>;
