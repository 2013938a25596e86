import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { escapeMarks, mayHaveVariable, variableMarks } from '@gatehouse/contract/plain/variables/marks.ts';
import { isFilePart } from '#src/body/multipart.ts';
import { type FillProblem, fillText } from '#src/variables/fill-text.ts';

/** The parts of a request in which variables may stand. */
export type TemplateParts = {
  endpoint: string;
  headers?: HeaderLines | null | undefined;
  body?: CallBody | null | undefined;
};

type Path = (string | number)[];

/** Of a text with variables, and where in the request it is. */
type Change = (text: string, path: Path) => string;

const inHeaders = (headers: HeaderLines, change: Change): HeaderLines =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((line, at) => change(line, ['headers', name, at]))
        : change(value, ['headers', name]),
    ]),
  );

/** Its texts; a file, and what is said about one, stays as it is. */
const inBody = (body: CallBody, change: Change): CallBody => {
  switch (body.kind) {
    case 'json':
    case 'text':
      return { ...body, text: change(body.text, ['body', 'text']) };
    case 'form':
      return {
        ...body,
        fields: body.fields.map(({ name, value }, at) => ({
          name: change(name, ['body', 'fields', at, 'name']),
          value: change(value, ['body', 'fields', at, 'value']),
        })),
      };
    case 'multipart':
      return {
        ...body,
        parts: body.parts.map((part, at) =>
          isFilePart(part)
            ? part
            : {
                ...part,
                name: change(part.name, ['body', 'parts', at, 'name']),
                value: change(part.value, ['body', 'parts', at, 'value']),
              },
        ),
      };
    case 'graphql':
      return {
        ...body,
        query: change(body.query, ['body', 'query']),
        ...(body.variables === undefined ? {} : { variables: change(body.variables, ['body', 'variables']) }),
        ...(body.operationName === undefined
          ? {}
          : { operationName: change(body.operationName, ['body', 'operationName']) }),
      };
    case 'binary':
      return body;
  }
};

const changeTexts = <Request extends TemplateParts>(request: Request, change: Change): Request => ({
  ...request,
  endpoint: change(request.endpoint, ['endpoint']),
  ...(request.headers ? { headers: inHeaders(request.headers, change) } : {}),
  ...(request.body ? { body: inBody(request.body, change) } : {}),
});

/** A request that was sent, as one that sends the same: nothing in it is a variable. */
export const withoutVariables = <Request extends TemplateParts>(request: Request): Request =>
  changeTexts(request, escapeMarks);

/** The variables of a request by name, each with where it stands first. Those that another program makes up begin with `$`. */
export const variablesOfRequest = (request: TemplateParts): Map<string, Path> => {
  const found = new Map<string, Path>();
  changeTexts(request, (text, path) => {
    for (const { name } of variableMarks(text))
      if (name !== undefined && !found.has(name)) found.set(name, path);
    return text;
  });
  return found;
};

/** Whether a text of the request has `\{{`, which means `{{`. */
export const hasEscapes = (request: TemplateParts): boolean => {
  let isFound = false;
  changeTexts(request, (text) => {
    isFound ||= variableMarks(text).some(({ kind }) => kind === 'escape');
    return text;
  });
  return isFound;
};

/** Why a request cannot be made of its variables, and where the first of them is. */
export type RequestFillProblem = FillProblem & { path: Path };

export type FilledRequest<Request> =
  | { request: Request; problem?: never }
  | { problem: RequestFillProblem; request?: never };

/**
 * The request with the values of its variables. It is the same object if there is nothing to replace.
 * @param maxLength of all its texts together
 */
export const fillRequest = <Request extends TemplateParts>(
  request: Request,
  findValue: (name: string) => string | undefined,
  maxLength?: number,
): FilledRequest<Request> => {
  const problems: RequestFillProblem[] = [];
  let left = maxLength ?? Number.POSITIVE_INFINITY;
  let isChanged = false;
  const filled = changeTexts(request, (text, path) => {
    if (!mayHaveVariable(text)) return text;
    const result = fillText(text, findValue, left);
    if (result.problem !== undefined) {
      problems.push({ ...result.problem, path });
      return text;
    }
    left -= result.text.length;
    isChanged ||= result.text !== text;
    return result.text;
  });
  const [problem] = problems;
  if (problem === undefined) return { request: isChanged ? filled : request };
  if (problem.kind !== 'missing') return { problem };
  // All of them, so that they are not named one after another.
  const names = problems.flatMap((one) => (one.kind === 'missing' ? one.names : []));
  return { problem: { ...problem, names: [...new Set(names)] } };
};
