import type { CallBody } from '@gatehouse/contract/body.ts';
import { headerMapSchema } from '@gatehouse/contract/common.ts';
import {
  credentialFields,
  requireOneCredential,
  whenReadable,
} from '@gatehouse/contract/credential-choice.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { describeJsonProblem, findJsonProblem } from '@gatehouse/contract/plain/json-problem.ts';
import { runTestInput } from '@gatehouse/contract/testing.ts';
import { bodyProblem } from '@gatehouse/request/body/body-problem.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import type { ApiAddress } from '#src/features/keys/offers/key-choices.ts';
import { unfilled } from '#src/features/operations/offers/placeholders.ts';
import {
  countHeaders,
  type HeaderRow,
  type RequestValues,
  takesBody,
} from '#src/features/requests/offers/request-values.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const unfilledMessage = (names: readonly string[]): string =>
  `Fill in ${LIST.format(names)} first. To send a brace itself, write %7B and %7D.`;

const endpointSchema = ({ baseUrl, hosts, noun }: ApiAddress) =>
  runTestInput.shape.endpoint.superRefine((endpoint, context) => {
    const problem = resolveEndpoint(endpoint, baseUrl, hosts, noun)?.problem;
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    const missing = unfilled(endpoint);
    if (problem === undefined && missing.length > 0)
      context.addIssue({ code: 'custom', message: unfilledMessage(missing) });
  });

const bodySchema = z.string().superRefine((body, context) => {
  const problem = body.trim() === '' ? undefined : findJsonProblem(body);
  if (problem === undefined) return;
  const message = `Invalid JSON in request body. ${describeJsonProblem(problem)}`;
  context.addIssue({ code: 'custom', message });
});

/** The contract's error for one header, and whether its name or its value is wrong. */
const headerProblem = ({
  name,
  value,
}: HeaderRow): { half: 'name' | 'value'; message: string } | undefined => {
  const issue = headerMapSchema.safeParse({ [name.trim()]: value.trim() }).error?.issues[0];
  if (issue === undefined) return undefined;
  return issue.code === 'invalid_key'
    ? { half: 'name', message: issue.issues[0]?.message ?? issue.message }
    : { half: 'value', message: issue.message };
};

const headersSchema = z.custom<HeaderRow[]>(Array.isArray).superRefine((rows, context) => {
  for (const [index, row] of rows.entries()) {
    if (countHeaders([row]) === 0) continue;
    const problem = headerProblem(row);
    if (problem !== undefined)
      context.addIssue({ code: 'custom', path: [index, problem.half], message: problem.message });
  }
});

/** A file of which only the name was pasted has to be chosen first. */
const otherBodySchema = z.custom<CallBody>().superRefine((body, context) => {
  const problem = bodyProblem(body)?.problem;
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});

/** What the form must contain to be sent, with the contract's own rules and messages. */
export const requestSchema = (request: Pick<RequestValues, 'method' | 'hasRareBody'>, api: ApiAddress) =>
  z
    .object({
      ...credentialFields,
      method: z.enum(CALL_METHODS),
      endpoint: endpointSchema(api),
      body: takesBody(request) ? bodySchema : z.string(),
      headers: headersSchema,
      otherBody: otherBodySchema.optional(),
    })
    .superRefine(requireOneCredential, whenReadable);

/** The form's validation. */
export const resolveRequestForm = (request: Parameters<typeof requestSchema>[0], api: ApiAddress) =>
  schemaResolver(requestSchema(request, api));
