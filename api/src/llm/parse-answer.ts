import { parseBounded } from '@gatehouse/response/body/bounded-json.ts';
import type { z } from 'zod';

// Servers that do not support the response format put the object into a code block or add text around it.
const withoutWrapping = (text: string): string => {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start === -1 || end < start ? text : text.slice(start, end + 1);
};

/** The parsed answer; undefined if it is not JSON, too much of it, or does not match the schema. */
export const parseAnswer = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  const parsed = parseBounded(withoutWrapping(text));
  return 'value' in parsed ? schema.safeParse(parsed.value).data : undefined;
};
