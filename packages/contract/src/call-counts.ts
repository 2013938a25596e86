import { z } from 'zod';
import { idSchema } from './common.ts';
import { limitUpTo } from './page-limit.ts';

/** The most days that are counted. */
const MAX_COUNTED_DAYS = 90;

const ZONE_MESSAGE = 'Must be the name of a time zone, such as UTC or Europe/Berlin';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const countCallsInput = z.object({
  days: limitUpTo(MAX_COUNTED_DAYS).default(30).describe('How many days, today included.'),
  timeZone: z
    .string({ error: ZONE_MESSAGE })
    .max(64, { error: ZONE_MESSAGE, abort: true })
    .refine(isTimeZone, ZONE_MESSAGE)
    .default('UTC')
    .describe('Where a day begins: the name of a time zone, such as `UTC` or `Europe/Berlin`.'),
});
export type CountCallsInput = z.infer<typeof countCallsInput>;

const counts = {
  calls: z.number().int(),
  failures: z
    .number()
    .int()
    .describe('Of the calls: those without a response, or with a status from 400 on.'),
};

export const callCountsSchema = z.object({
  timeZone: z.string().describe('The time zone of the days.'),
  days: z
    .array(z.object({ date: z.iso.date(), ...counts }))
    .describe('Each day, the oldest first, also those without a call.'),
  providers: z
    .array(
      z.object({
        providerId: idSchema.nullable().describe('Null for the calls without a key.'),
        providerName: z.string().describe('The name at the time of a call; empty for calls without a key.'),
        ...counts,
      }),
    )
    .describe('Those that were called on these days, the one with the most calls first.'),
});
export type CallCounts = z.infer<typeof callCountsSchema>;
