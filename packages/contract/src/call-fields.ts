import { z } from 'zod';
import { isFormTooLong } from '#src/plain/form-body.ts';
import { CONNECTION_HEADERS } from '#src/plain/headers/connection-headers.ts';
import { CALL_SOURCES } from '#src/plain/history-options.ts';
import { isEmptyObject } from '#src/plain/json-text.ts';
import { givenBodySchema } from './body.ts';
import { type HeaderLines, headerLinesSchema, headerMapSchema, jsonValueSchema } from './common.ts';

/** A filter of what made a call. */
export const callSourceInput = z.enum(CALL_SOURCES, { error: `Must be one of ${CALL_SOURCES.join(', ')}` });

const refuseConnectionHeaders = (headers: HeaderLines, context: z.core.$RefinementCtx<HeaderLines>): void => {
  for (const name of Object.keys(headers)) {
    if (!CONNECTION_HEADERS.has(name.toLowerCase())) continue;
    const message = `Header ${name.toLowerCase()} is set by the connection itself`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
};

/** Headers of a call, without those that the connection sets itself. */
const callHeadersSchema = headerLinesSchema.superRefine(refuseConnectionHeaders);

/** The same with one value for each. */
export const singleHeadersSchema = headerMapSchema.superRefine(refuseConnectionHeaders);

/** What a request sends, in each operation that takes one. */
export const requestFields = {
  headers: callHeadersSchema.optional(),
  requestBody: jsonValueSchema
    .optional()
    .describe('Any JSON value; an empty object means no body. `body` says the same in more detail.'),
  body: givenBodySchema
    .nullish()
    .describe('What is sent, by kind. Without it, `requestBody` counts. Not both of them.'),
};

type RequestFields = z.infer<z.ZodObject<typeof requestFields>>;

/** Two bodies in one request: nobody knows which of them is meant. */
export const ONE_BODY = 'Give requestBody or body, not both';

/** Whether `requestBody` means a body, beside one of another kind. */
const hasTwoBodies = ({ body, requestBody }: Pick<RequestFields, 'body' | 'requestBody'>): boolean =>
  (body ?? null) !== null && (requestBody ?? null) !== null && !isEmptyObject(requestBody);

/** Rejects a request whose bodies no call can send. */
export const requireOneBody = (
  input: Pick<RequestFields, 'body' | 'requestBody' | 'headers'>,
  context: z.core.$RefinementCtx<RequestFields>,
): void => {
  if (hasTwoBodies(input)) context.addIssue({ code: 'custom', path: ['body'], message: ONE_BODY });
  if (isFormTooLong(input))
    context.addIssue({
      code: 'custom',
      path: ['requestBody'],
      message: 'The form is longer than 1 MiB: each value repeats the names above it',
    });
};
