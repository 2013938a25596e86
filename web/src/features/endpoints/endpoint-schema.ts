import { createEndpointInput } from '@gatehouse/contract/endpoints.ts';
import { describeJsonProblem, findJsonProblem } from '@gatehouse/contract/plain/json-problem.ts';
import { asObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { storedUrlProblem } from '@gatehouse/request/endpoint-url.ts';
import type { FormErrors } from '@mantine/form';
import {
  ENDPOINT_PATHS,
  type EndpointValues,
  toEndpointInput,
} from '#src/features/endpoints/endpoint-values.ts';

/** What keeps a text from being JSON; undefined for a blank text. */
const jsonProblem = (source: string, what: string): string | undefined => {
  const problem = source.trim() === '' ? undefined : findJsonProblem(source);
  return problem && `Invalid JSON in ${what}. ${describeJsonProblem(problem)}`;
};

const headersProblem = (source: string): string | undefined => {
  const problem = jsonProblem(source, 'headers');
  if (problem !== undefined || source.trim() === '') return problem;
  return asObject(parseJsonText(source)) === undefined ? 'The headers must be a JSON object' : undefined;
};

/** The first error of the schema at each field; one inside the headers or the body is shown at these. */
const schemaErrors = (input: unknown): FormErrors => {
  const errors: FormErrors = {};
  for (const issue of createEndpointInput.safeParse(input).error?.issues ?? []) {
    const field = ENDPOINT_PATHS(issue.path.map(String));
    // The message about a name is that of the issue inside.
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
};

const definedOnly = (errors: Record<string, string | undefined>): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));

/** The errors of the form, with the messages of the operation. */
export const validateEndpoint = (values: EndpointValues): FormErrors => {
  const json = definedOnly({
    headers: headersProblem(values.headers),
    requestBody: values.otherBody === undefined ? jsonProblem(values.requestBody, 'request body') : undefined,
  });
  const input = toEndpointInput(values);
  const found = schemaErrors({
    ...input,
    ...(json.headers === undefined ? {} : { headers: null }),
    ...(json.requestBody === undefined ? {} : { requestBody: null, body: null }),
  });
  const url = definedOnly({ endpoint: storedUrlProblem(values.endpoint) });
  return { ...url, ...found, ...json };
};
