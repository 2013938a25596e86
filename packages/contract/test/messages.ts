import type { z } from 'zod';

/**
 * What a schema says about a value: the first message of each path, such as
 * `{ name: 'Key name is required' }`. Empty if the value is valid.
 */
export const messagesOf = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const messages: Record<string, string> = {};
  for (const issue of schema.safeParse(value).error?.issues ?? []) {
    messages[issue.path.join('.')] ??= issue.message;
  }
  return messages;
};
