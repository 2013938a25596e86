import { z } from 'zod';
import { pathIdSchema } from './common.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
const MAX_LIST_LIMIT = 1000;

/** In a query string a number is text; only digits are one. */
const readNumber = (value: unknown): unknown =>
  typeof value === 'string' ? (/^\d{1,10}$/.test(value) ? Number(value) : Number.NaN) : value;

/** A whole number from 1 on, which in a query string is text. */
export const limitUpTo = (max: number) => {
  const message = `Must be a whole number from 1 to ${max}`;
  return z.preprocess(
    readNumber,
    z.number({ error: message }).int({ error: message, abort: true }).min(1, message).max(max, message),
  );
};

/** How many entries a page has at most. */
export const pageLimit = limitUpTo(MAX_LIMIT).default(DEFAULT_LIMIT);

/** A part of a list that is returned as a whole if neither is given. */
export const listPageInput = z.object({
  limit: limitUpTo(MAX_LIST_LIMIT).optional(),
  /** The id of an entry: the list goes on behind it. */
  before: pathIdSchema.optional(),
});
export type ListPageInput = z.infer<typeof listPageInput>;
