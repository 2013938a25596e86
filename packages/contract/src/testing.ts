import { z } from 'zod';
import { headerMapSchema, jsonValueSchema, requiredId, requiredText } from './common.ts';
import { isFormTooLong } from './form-body.ts';

/** The methods in the form. */
export const TEST_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** The methods that the operation accepts: a saved endpoint may also use PATCH. */
export const CALL_METHODS = [...TEST_METHODS, 'PATCH'] as const;
export const callMethodSchema = z.enum(CALL_METHODS);
export type CallMethod = z.infer<typeof callMethodSchema>;

// RFC 9110 section 7.6.1 and headers that the connection sets itself: a caller cannot choose these.
const FIXED_HEADERS = new Set([
  'host',
  'content-length',
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** Headers of a call, without those that the connection sets itself. */
const callHeadersSchema = headerMapSchema.superRefine((headers, context) => {
  for (const name of Object.keys(headers)) {
    if (!FIXED_HEADERS.has(name.toLowerCase())) continue;
    const message = `Header ${name.toLowerCase()} is set by the connection itself`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

export const runTestInput = z
  .object({
    apiKeyId: requiredId('API key is required'),
    /** A full URL, or a path under the key's base URL. */
    endpoint: requiredText(2048, 'Endpoint is required'),
    method: callMethodSchema,
    /** Any JSON value; an empty object means no body. */
    requestBody: jsonValueSchema.optional(),
    headers: callHeadersSchema.optional(),
  })
  .refine((input) => !isFormTooLong(input), {
    path: ['requestBody'],
    message: 'The form is longer than 1 MiB: each value repeats the names above it',
  });
export type RunTestInput = z.infer<typeof runTestInput>;

/** Phases of a call in ms. A phase is null if it did not happen: no DNS for an IP address, no DNS, TCP or TLS for a kept connection. */
const timingsSchema = z.object({
  dns: z.number().nullable(),
  connect: z.number().nullable(),
  tls: z.number().nullable(),
  firstByte: z.number().nullable(),
  download: z.number().nullable(),
});
export type Timings = z.infer<typeof timingsSchema>;

/** What an observation is about, in the order in which they are shown: the most important first. */
const OBSERVATION_KINDS = [
  /** That the key was not sent, and to which host. */
  'withheld-key',
  /** That there was no response, and why. */
  'no-response',
  /** What to do about that. */
  'advice',
  'status',
  /** What the API itself reports as wrong. */
  'problem',
  /** The credentials or the scope that the API requires. */
  'challenge',
  /** Methods and formats that the API accepts. */
  'accepted',
  /** Where to find what was created. */
  'created',
  'rate-limit',
  'deprecation',
  'redirects',
  /** Why the response is incomplete. */
  'incomplete',
  /** What the body is. */
  'shape',
  /** Numbers that lost digits. */
  'rounded',
  /** That there are more pages. */
  'pages',
] as const;
const observationKindSchema = z.enum(OBSERVATION_KINDS);
export type ObservationKind = z.infer<typeof observationKindSchema>;

/** One remark about the outcome of a call, on one line. */
const observationSchema = z.object({ kind: observationKindSchema, text: z.string() });
export type Observation = z.infer<typeof observationSchema>;

export const testResultSchema = z.object({
  /** The upstream's HTTP status; absent if there was no response. */
  status: z.number().int().optional(),
  statusText: z.string().optional(),
  /** Parsed JSON, or text; absent if there was no response. */
  response: jsonValueSchema.optional(),
  /** From the call's start to the last byte, in ms. */
  responseTime: z.number(),
  headers: z.record(z.string(), z.string()).optional(),
  timings: timingsSchema.optional(),
  /** Size of the decoded body in bytes. */
  size: z.number().int().optional(),
  /** True if the body was too long and was cut. */
  truncated: z.boolean().optional(),
  observations: z.array(observationSchema),
  /** The texts of the observations, one per line. */
  analysis: z.string(),
  error: z.string().optional(),
  /** The host to which the key was not sent; pinning it allows that. */
  withheldHost: z.string().optional(),
});
export type TestResult = z.infer<typeof testResultSchema>;

/** The badge of a result: one label for each class of response. */
export const statusBadge = (
  status: number | undefined,
): { label: string; tone: 'success' | 'warning' | 'destructive' | 'neutral' } => {
  if (status === undefined) return { label: 'Error', tone: 'destructive' };
  if (status >= 500) return { label: 'Server Error', tone: 'destructive' };
  if (status >= 400) return { label: 'Client Error', tone: 'warning' };
  if (status >= 200 && status < 300) return { label: 'OK', tone: 'success' };
  return { label: String(status), tone: 'neutral' };
};
