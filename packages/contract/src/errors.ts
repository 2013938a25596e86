import { z } from 'zod';

/**
 * Every error code in the product's responses, with its HTTP status. The names are tRPC's, so that REST and tRPC use
 * the same ones.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const errorIssueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type ErrorIssue = z.infer<typeof errorIssueSchema>;

/** The body of every error response, whatever layer raised the error. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(errorIssueSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
