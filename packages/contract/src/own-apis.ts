import { z } from 'zod';
import { calledUrl } from '#src/called-url.ts';
import { ENDPOINT_METHODS } from '#src/plain/endpoint-options.ts';
import { MAX_ROTATION_DAYS } from '#src/plain/key-age.ts';
import { singleHeadersSchema } from './call-fields.ts';
import { httpUrl, jsonValueSchema, pathIdSchema, requiredText, text } from './common.ts';
import { keyPlacementSchema, verificationSchema } from './providers.ts';

/* APIs that the user describes: providers of their own. */

/** Operations that are stored of one API. */
export const MAX_OPERATIONS = 1000;
/** Characters of all of them, as JSON text. */
export const MAX_OPERATIONS_LENGTH = 500_000;
export const MAX_OPERATION_PATH = 500;
export const MAX_OPERATION_SUMMARY = 200;
export const MAX_OPERATION_TYPE = 128;
const MAX_HOSTS = 50;
const MAX_DEFAULT_HEADERS = 20;

const HOST_MESSAGE = 'Enter a host name such as api.example.com, or *.example.com for every name below it';
const MAX_HOST_LENGTH = 253;
const LABEL = '[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?';
const HOST_NAME = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])$`);

/** A host as it is written in URLs, without a port; undefined if it is none. */
const readHost = (value: string): string | undefined => {
  const [, wildcard = '', name = ''] = /^(\*\.)?([^\s/?#@\\*%]+)$/.exec(value.replace(/\.$/, '')) ?? [];
  const url = URL.parse(`https://${name}`);
  if (name === '' || url === null || url.port !== '' || !HOST_NAME.test(url.hostname)) return undefined;
  // A port that is the default one is not in the URL.
  if (/:\d*$/.test(name) && !name.endsWith(']')) return undefined;
  const isAddress = url.hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(url.hostname);
  return wildcard !== '' && isAddress ? undefined : `${wildcard}${url.hostname}`;
};

const hostSchema = z
  .string({ error: HOST_MESSAGE })
  .trim()
  .max(3 * MAX_HOST_LENGTH, HOST_MESSAGE)
  .transform((value, context) => {
    const host = readHost(value);
    if (host !== undefined && host.length <= MAX_HOST_LENGTH) return host;
    context.addIssue({ code: 'custom', message: HOST_MESSAGE });
    return z.NEVER;
  });

const hostsSchema = z
  .array(hostSchema, { error: 'Must be a list of host names' })
  .min(1, 'Name at least one host')
  .max(MAX_HOSTS, `Name at most ${MAX_HOSTS} hosts`)
  .transform((hosts) => [...new Set(hosts)]);

const problemOf = (headers: Record<string, string>): string | undefined => {
  const issue = singleHeadersSchema.safeParse(headers).error?.issues[0];
  return issue?.code === 'invalid_key' ? 'Not a header name' : issue?.message;
};

const placementInput = keyPlacementSchema.superRefine((placement, context) => {
  if (placement.type !== 'header' && placement.type !== 'query') return;
  const { name, type } = placement;
  const isEmpty = name.trim() === '';
  const problems = {
    name: isEmpty ? 'A name is required' : type === 'header' ? problemOf({ [name]: '' }) : undefined,
    prefix: type === 'header' ? problemOf({ prefix: placement.prefix ?? '' }) : undefined,
  };
  for (const [field, message] of Object.entries(problems))
    if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
});

const headersInput = singleHeadersSchema.refine(
  (headers) => Object.keys(headers).length <= MAX_DEFAULT_HEADERS,
  `An API can have at most ${MAX_DEFAULT_HEADERS} headers of its own`,
);

const DAYS_MESSAGE = `Must be a whole number of days from 1 to ${MAX_ROTATION_DAYS}`;

/** An operation that is suggested on the test screen. */
const ownOperationSchema = z.object({
  method: z.enum(ENDPOINT_METHODS),
  /** Under the base URL, or a full URL; its parameters are written as `{name}`. */
  path: requiredText(MAX_OPERATION_PATH, 'A path is required'),
  summary: text(MAX_OPERATION_SUMMARY).default(''),
  /** An example of the body. */
  body: jsonValueSchema.nullish(),
  /** The Content-Type of the body, if that is not JSON. */
  contentType: text(MAX_OPERATION_TYPE).nullish(),
});
export type OwnOperation = z.infer<typeof ownOperationSchema>;

const operationsInput = z
  .array(ownOperationSchema)
  .max(MAX_OPERATIONS, `An API can have at most ${MAX_OPERATIONS} operations`)
  .refine(
    (operations) => JSON.stringify(operations).length <= MAX_OPERATIONS_LENGTH,
    'The operations are too long together',
  );

const fields = {
  name: requiredText(200, 'Name is required'),
  /** Where relative endpoints start. */
  baseUrl: calledUrl(),
  keyPlacement: placementInput.optional().describe('Where a key goes; a bearer token by default.'),
  hosts: hostsSchema
    .optional()
    .describe('Names, or *.name for every name below it; by default, the host of the base URL.'),
  defaultHeaders: headersInput.optional().describe('Headers of every call; no secrets.'),
  verification: verificationSchema.nullish(),
  documentationUrl: httpUrl().nullish(),
  registerUrl: httpUrl().nullish(),
  recommendedRotationDays: z
    .number({ error: DAYS_MESSAGE })
    .int(DAYS_MESSAGE)
    .min(1, DAYS_MESSAGE)
    .max(MAX_ROTATION_DAYS, DAYS_MESSAGE)
    .optional(),
  operations: operationsInput.optional().describe('What is suggested for it on the test screen.'),
};

export const addOwnApiInput = z.object(fields);
export type AddOwnApiInput = z.infer<typeof addOwnApiInput>;

/** Any subset; an absent field stays as it is. The base URL of a provider that has none may stay null. */
export const changeProviderInput = z.object({
  ...addOwnApiInput.partial().shape,
  id: pathIdSchema,
  baseUrl: calledUrl().nullish(),
});
export type ChangeProviderInput = z.infer<typeof changeProviderInput>;

/** What an OpenAPI document says about the API that it describes. */
export const describedApiSchema = z.object({
  name: z.string(),
  /** Null if the document names no server. */
  baseUrl: z.string().nullable(),
  /** Null if it does not say where a key goes. */
  keyPlacement: keyPlacementSchema.nullable(),
  hosts: z.array(z.string()),
  documentationUrl: z.string().nullable(),
  /** At most as many as are stored. */
  operations: z.array(ownOperationSchema),
  /** How many it has. */
  operationCount: z.number().int(),
  /** What of it is left out, or not certain. */
  notes: z.array(z.string()),
});
export type DescribedApi = z.infer<typeof describedApiSchema>;
