import type { CallBody } from '@gatehouse/contract/body.ts';
import { headerMapSchema } from '@gatehouse/contract/common.ts';
import {
  credentialFields,
  requireOneCredential,
  whenReadable,
} from '@gatehouse/contract/credential-choice.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { describeJsonProblem, findJsonProblem } from '@gatehouse/contract/plain/json-problem.ts';
import { mayHaveVariable, withStandIns } from '@gatehouse/contract/plain/variables/marks.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import { runTestInput } from '@gatehouse/contract/testing.ts';
import { bodyProblem } from '@gatehouse/request/body/body-problem.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { withAccountFields } from '@gatehouse/request/path-params.ts';
import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import {
  asWritten,
  type FormEnvironment,
  filledBody,
  filledText,
} from '#src/features/environments/offers/form-variables.ts';
import type { ApiAddress } from '#src/features/keys/offers/key-choices.ts';
import { unfilled } from '#src/features/operations/offers/placeholders.ts';
import {
  countHeaders,
  type HeaderRow,
  type RequestValues,
  sentEndpoint,
  takesBody,
} from '#src/features/requests/offers/request-values.ts';

const unfilledMessage = (names: readonly string[]): string =>
  `Fill in ${andList(names)} first. To send a brace itself, write %7B and %7D.`;

const endpointSchema = (
  pathValues: RequestValues['pathValues'],
  { baseUrl, hosts, noun, fields }: ApiAddress,
  environment: FormEnvironment,
) =>
  runTestInput.shape.endpoint.superRefine((endpoint, context) => {
    const typed = sentEndpoint({ endpoint, pathValues });
    const filled = filledText(typed, environment, asWritten);
    if (filled.problem !== undefined) return context.addIssue({ code: 'custom', message: filled.problem });
    const called = withStandIns(filled.text);
    const problem = resolveEndpoint(called, baseUrl, hosts, noun, fields)?.problem;
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    const missing = mayHaveVariable(called) ? [] : unfilled(withAccountFields(called, fields));
    if (problem === undefined && missing.length > 0)
      context.addIssue({ code: 'custom', message: unfilledMessage(missing) });
  });

/** A secret variable in JSON: right as a number, and as a part of a text. */
const asNumber = (): string => '0';

const bodySchema = (environment: FormEnvironment) =>
  z.string().superRefine((typed, context) => {
    const filled = filledText(typed, environment, asNumber);
    if (filled.problem !== undefined) return context.addIssue({ code: 'custom', message: filled.problem });
    const problem = filled.text.trim() === '' ? undefined : findJsonProblem(filled.text);
    if (problem === undefined) return;
    const message = `Invalid JSON in request body. ${describeJsonProblem(problem)}`;
    context.addIssue({ code: 'custom', message });
  });

/** The contract's error for one header, and whether its name or its value is wrong. */
const headerProblem = (
  { name, value }: HeaderRow,
  environment: FormEnvironment,
): { half: 'name' | 'value'; message: string } | undefined => {
  const filled = filledText(value.trim(), environment, asWritten);
  if (filled.problem !== undefined) return { half: 'value', message: filled.problem };
  const issue = headerMapSchema.safeParse({ [name.trim()]: filled.text }).error?.issues[0];
  if (issue === undefined) return undefined;
  return issue.code === 'invalid_key'
    ? { half: 'name', message: issue.issues[0]?.message ?? issue.message }
    : { half: 'value', message: issue.message };
};

const headersSchema = (environment: FormEnvironment) =>
  z.custom<HeaderRow[]>(Array.isArray).superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
      if (countHeaders([row]) === 0) continue;
      const problem = headerProblem(row, environment);
      if (problem !== undefined)
        context.addIssue({ code: 'custom', path: [index, problem.half], message: problem.message });
    }
  });

/** A file of which only the name was pasted has to be chosen first. */
const otherBodySchema = (environment: FormEnvironment) =>
  z.custom<CallBody>().superRefine((typed, context) => {
    const { body, problem = bodyProblem(body)?.problem } = filledBody(typed, environment, asNumber);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

/** What the form must contain to be sent, with the contract's own rules and messages. */
export const requestSchema = (
  request: Pick<RequestValues, 'method' | 'hasRareBody' | 'pathValues'>,
  api: ApiAddress,
  environment?: FormEnvironment,
) =>
  z
    .object({
      ...credentialFields,
      method: z.enum(CALL_METHODS),
      endpoint: endpointSchema(request.pathValues, api, environment),
      body: takesBody(request) ? bodySchema(environment) : z.string(),
      headers: headersSchema(environment),
      otherBody: otherBodySchema(environment).optional(),
    })
    .superRefine(requireOneCredential, whenReadable);

/** The form's validation. */
export const resolveRequestForm = (
  request: Parameters<typeof requestSchema>[0],
  api: ApiAddress,
  environment?: FormEnvironment,
) => schemaResolver(requestSchema(request, api, environment));
