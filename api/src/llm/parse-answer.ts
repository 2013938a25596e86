import type { z } from 'zod';

// Servers that do not support the response format put the object into a code block or add text around it.
const withoutWrapping = (text: string): string => {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start === -1 || end < start ? text : text.slice(start, end + 1);
};

/** The parsed answer; undefined if it is not JSON or does not match the schema. */
export const parseAnswer = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(withoutWrapping(text))).data;
  } catch {
    return undefined;
  }
};
