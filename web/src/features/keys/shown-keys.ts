import { z } from 'zod';

/** All keys, or those that something is to be done about. */
export const shownKeysSchema = z.enum(['all', 'attention']);
export type ShownKeys = z.infer<typeof shownKeysSchema>;
