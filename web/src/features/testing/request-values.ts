import { headerMapSchema } from '@gatehouse/contract/common.ts';
import { isEmptyObject, parseJsonText } from '@gatehouse/contract/json-text.ts';
import { type RunTestInput, runTestInput, TEST_METHODS } from '@gatehouse/contract/testing.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { z } from 'zod';
import { describeJsonProblem, findJsonProblem } from '#src/lib/json-problem.ts';

export interface HeaderRow {
  /** Identifies the row while it is edited; never sent. */
  id: string;
  name: string;
  value: string;
}

export interface RequestValues {
  method: (typeof TEST_METHODS)[number];
  endpoint: string;
  /** JSON text. */
  body: string;
  headers: HeaderRow[];
}

export const INITIAL_VALUES: RequestValues = { method: 'GET', endpoint: '', body: '{}', headers: [] };

/** The values that survive a reload of the page: all except the headers. */
export const storedValuesSchema = z
  .object({ method: z.enum(TEST_METHODS), endpoint: z.string(), body: z.string() })
  .transform((values): RequestValues => ({ ...values, headers: [] }));

/** RFC 9110 section 9.3.1: the body of a GET has no meaning, so none is sent. */
export const takesBody = ({ method }: Pick<RequestValues, 'method'>): boolean => method !== 'GET';

const filledRows = (rows: readonly HeaderRow[]): HeaderRow[] =>
  rows.filter(({ name, value }) => name.trim() !== '' || value.trim() !== '');

export const countHeaders = (rows: readonly HeaderRow[]): number => filledRows(rows).length;

const endpointSchema = (baseUrl: string | null) =>
  runTestInput.shape.endpoint.superRefine((endpoint, context) => {
    const problem = resolveEndpoint(endpoint, baseUrl)?.problem;
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
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
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (countHeaders([row]) === 0) continue;
    const problem = headerProblem(row);
    if (problem !== undefined)
      context.addIssue({ code: 'custom', path: [index, problem.half], message: problem.message });
    const name = row.name.trim().toLowerCase();
    if (problem === undefined && seen.has(name))
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: 'This header is already in the list',
      });
    seen.add(name);
  }
});

/** What the form must contain to be sent, with the contract's own rules and messages. */
export const requestSchema = (method: RequestValues['method'], baseUrl: string | null) =>
  z.object({
    apiKeyId: runTestInput.shape.apiKeyId,
    method: z.enum(TEST_METHODS),
    endpoint: endpointSchema(baseUrl),
    body: takesBody({ method }) ? bodySchema : z.string(),
    headers: headersSchema,
  });

/** Converts valid values to a call. */
export const toRunTestInput = (apiKeyId: number, values: RequestValues): RunTestInput => {
  const requestBody = takesBody(values) ? parseJsonText(values.body) : undefined;
  const headers = filledRows(values.headers).map(({ name, value }) => [name.trim(), value.trim()]);
  return {
    apiKeyId,
    endpoint: values.endpoint.trim(),
    method: values.method,
    ...(requestBody === undefined || isEmptyObject(requestBody) ? {} : { requestBody }),
    ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
  };
};

/** The field that shows an error the server found at a path of the call; undefined if the form has no such field. */
export const pathInForm = (
  [first, second]: readonly (string | number)[],
  { headers }: Pick<RequestValues, 'headers'>,
): string | undefined => {
  if (first === 'requestBody') return 'body';
  if (first === 'apiKeyId' || first === 'endpoint') return first;
  const row = first === 'headers' ? headers.findIndex(({ name }) => name.trim() === second) : -1;
  return row === -1 ? undefined : `headers.${row}.value`;
};
