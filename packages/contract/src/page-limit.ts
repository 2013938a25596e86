import { z } from 'zod';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
const LIMIT_MESSAGE = `Must be a whole number from 1 to ${MAX_LIMIT}`;

/** In a query string a number is text; only digits are one. */
const readNumber = (value: unknown): unknown =>
  typeof value === 'string' ? (/^\d{1,10}$/.test(value) ? Number(value) : Number.NaN) : value;

/** How many entries a page has at most. */
export const pageLimit = z
  .preprocess(
    readNumber,
    z
      .number({ error: LIMIT_MESSAGE })
      .int({ error: LIMIT_MESSAGE, abort: true })
      .min(1, LIMIT_MESSAGE)
      .max(MAX_LIMIT, LIMIT_MESSAGE),
  )
  .default(DEFAULT_LIMIT);
