import { z } from 'zod';
import { CALL_METHODS } from '#src/plain/call-methods.ts';
import { requestFields, requireOneBody } from './call-fields.ts';
import { headerLinesSchema, jsonValueSchema, requiredText } from './common.ts';
import { callCredentialFields, requireOneCredential, whenReadable } from './credential-choice.ts';
import { variableFields } from './environments.ts';

export const callMethodSchema = z.enum(CALL_METHODS);
export type CallMethod = z.infer<typeof callMethodSchema>;

/** A full URL, or a path under the base URL of the key or the connection. */
const endpointText = requiredText(2048, 'Endpoint is required');

/** What of a call is checked again when the values of its variables are in it. */
export const filledCallInput = z.object({
  endpoint: endpointText,
  headers: requestFields.headers,
  body: requestFields.body,
});

export const runTestInput = z
  .object({
    ...callCredentialFields,
    endpoint: endpointText,
    method: callMethodSchema,
    ...requestFields,
    ...variableFields,
  })
  .superRefine(requireOneCredential, whenReadable)
  .superRefine(requireOneBody);
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
  /** That the access token of a connection was renewed, and whether the request was sent again. */
  'renewed',
  /** That there was no response, and why. */
  'no-response',
  /** What to do about that. */
  'advice',
  'status',
  /** What the API itself reports as wrong. */
  'problem',
  /** What a success says is unfinished or wrong in its result. */
  'note',
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
  /** That an object has a name twice. */
  'repeated-name',
  /** That there are more pages. */
  'pages',
] as const;
const observationKindSchema = z.enum(OBSERVATION_KINDS);
export type ObservationKind = z.infer<typeof observationKindSchema>;

/** One remark about the outcome of a call, on one line. */
export const observationSchema = z.object({ kind: observationKindSchema, text: z.string() });
export type Observation = z.infer<typeof observationSchema>;

/**
 * Why a key was not sent: the host is none of its hosts, the call went over plain http, where everyone on the network
 * path could read it, or the caller did not want it to be sent.
 */
const withheldReasonSchema = z.enum(['host', 'plain-http', 'unwanted']);
export type WithheldReason = z.infer<typeof withheldReasonSchema>;

/** How long the secrets of a response can be shown, in ms: one hour. */
export const MASKED_SECRETS_MS = 3_600_000;

/** Secrets of the request are in the response, and are masked there. */
const maskedSecretsSchema = z.object({
  /** In how many places of the body and the headers. */
  count: z.number().int(),
  token: z
    .string()
    .optional()
    .describe('Shows the key in it with `POST /api/test/reveal`. Absent if only other secrets are masked.'),
  variables: z
    .array(z.string())
    .optional()
    .describe('The names of the secret variables among them, whose values are shown nowhere.'),
  hasHidden: z
    .boolean()
    .optional()
    .describe('True if a hidden value of the saved endpoint is among them, which is shown nowhere.'),
});

export const revealMaskedInput = z.object({ token: requiredText(500_000, 'Token is required') });

export const revealedMaskedSchema = z.object({
  /** What stands in the response, and what it stands for: in its text, and in a value that was parsed from JSON. */
  originals: z.array(z.object({ shown: z.string(), text: z.string(), value: z.string() })),
});
export type MaskedOriginal = z.infer<typeof revealedMaskedSchema>['originals'][number];

/** A body that is not text: a picture, a sound, an archive. */
const binaryBodySchema = z.object({
  /** Its media type, as its first bytes show it, else as its header says. */
  type: z.string(),
  base64: z.string(),
});

/** The request for the next page of a list, which is the same except for its URL. */
const nextPageSchema = z.object({ url: z.string() });

export const testResultSchema = z.object({
  /** The upstream's HTTP status; absent if there was no response. */
  status: z.number().int().optional(),
  statusText: z.string().optional(),
  /** Parsed JSON, or text; absent if there was no response. Numbers that are too large for JavaScript are rounded. */
  response: jsonValueSchema.optional(),
  /**
   * The body as it was sent, with its spaces and numbers untouched. Absent if there is no body, if it is not text, and if it
   * is longer than `MAX_PARSED_BYTES`, because then `response` is this text.
   */
  text: z
    .string()
    .optional()
    .describe(
      'The body as it was sent. Absent if there is none, if it is binary, and if it is longer than 2 MiB: then it is not parsed, and `response` is its text.',
    ),
  binary: binaryBodySchema
    .optional()
    .describe('The body if it is not text. Absent if it is longer than 2 MiB or incomplete.'),
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
  nextPage: nextPageSchema
    .optional()
    .describe('How to request the next page of a list, if the response says so. It never contains the key.'),
  error: z.string().optional(),
  /** The host to which the key was not sent. */
  withheldHost: z.string().optional(),
  /** Why it was not sent there; pinning the host only helps if the reason is the host. */
  withheldReason: withheldReasonSchema.optional(),
  /** Absent if the response contains no secret of the request. */
  maskedSecrets: maskedSecretsSchema.optional(),
  needsLogin: z
    .boolean()
    .optional()
    .describe('True if the API rejected the access token of a connection, and only a new login helps.'),
});
export type TestResult = z.infer<typeof testResultSchema>;

/** The longest body in a preview, in characters. */
export const MAX_PREVIEW_BODY = 4096;

/** What a call will do, before it is made. The key is masked. */
export const callPreviewSchema = z.object({
  method: callMethodSchema,
  url: z.string().describe('The full URL, with the key masked if it is a parameter.'),
  host: z.string(),
  headers: headerLinesSchema.describe('All headers that Gatehouse sets, with the key masked.'),
  /** In bytes; 0 if there is none. */
  bodySize: z.number().int(),
  body: z
    .string()
    .optional()
    .describe(
      `Absent if there is none, if it has files or parts, and if it is longer than ${MAX_PREVIEW_BODY} characters.`,
    ),
  keySent: z.boolean(),
  /** Absent if the key is sent, and if the call has none. */
  withheldReason: withheldReasonSchema.optional(),
});
export type CallPreview = z.infer<typeof callPreviewSchema>;
/** What a stream of records (events, lines of JSON) reports while it arrives. */
export const testStepSchema = z.object({
  status: z.number().int(),
  statusText: z.string(),
  /** The Content-Type header, which says what the records are. */
  contentType: z.string(),
  /** When these records arrived, in ms after the call began. */
  at: z.number(),
  /** Complete records, as they were sent, with the key masked. Empty in the first step, which comes before any. */
  records: z.array(z.string()),
});
export type TestStep = z.infer<typeof testStepSchema>;
