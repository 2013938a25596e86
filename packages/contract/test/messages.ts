import type { z } from 'zod';

/**
 * What a schema says of a value: the first message of each path, such as
 * `{ name: 'Key name is required' }`. Empty where the value passes.
 */
export const messagesOf = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const messages: Record<string, string> = {};
  for (const issue of schema.safeParse(value).error?.issues ?? []) {
    messages[issue.path.join('.')] ??= issue.message;
  }
  return messages;
};
