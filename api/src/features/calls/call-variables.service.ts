import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { VariableChoice } from '@gatehouse/contract/environments.ts';
import { MAX_BODY_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import { filledCallInput } from '@gatehouse/contract/testing.ts';
import { fillProblemText } from '@gatehouse/request/variables/fill-problem.ts';
import {
  fillRequest,
  type RequestFillProblem,
  variablesOfRequest,
} from '@gatehouse/request/variables/fill-request.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, fromZod, rejected } from '#src/errors.ts';
import {
  type UsedVariable,
  variablesInEnvironment,
} from '#src/features/environments/environments.service.ts';

/** The input of a call whose texts may have variables. */
export type TemplatedInput = VariableChoice & {
  endpoint: string;
  headers?: HeaderLines | undefined;
  body?: CallBody | null | undefined;
};

/** What stands for the variables of a call. */
export type CallVariables = {
  /** Undefined if the call names none. */
  environment: { id: number; name: string } | undefined;
  variables: ReadonlyMap<string, UsedVariable>;
};

/** The values of the variables that a call uses: its own, else those of its environment. Throws NOT_FOUND for an unknown environment. */
export const loadVariables = async (
  deps: Pick<Deps, 'connection' | 'vault'>,
  input: TemplatedInput,
): Promise<CallVariables> => {
  const own = Object.entries(input.variables ?? {});
  const given = new Map(
    own.map(([name, value]): [string, UsedVariable] => [name, { value, isSecret: false }]),
  );
  const id = input.environmentId ?? undefined;
  if (id === undefined) return { environment: undefined, variables: given };
  const names = [...variablesOfRequest(input).keys()].filter((name) => !given.has(name));
  const { name, variables } = await variablesInEnvironment(deps, id, new Set(names));
  return { environment: { id, name }, variables: new Map([...variables, ...given]) };
};

const refusal = (problem: RequestFillProblem, environment: string | undefined): AppError => {
  const message = fillProblemText(problem, environment);
  if (problem.kind === 'too-long')
    return new AppError('PAYLOAD_TOO_LARGE', message, { issues: [{ path: problem.path, message }] });
  return rejected('BAD_REQUEST', problem.path, message);
};

/**
 * The input with what stands for its variables, checked as if it had been typed. The same object if there is nothing to
 * replace. Throws BAD_REQUEST for a variable without a value and for what no call can send.
 */
export const filledWith = <Input extends TemplatedInput>(
  input: Input,
  { environment, variables }: CallVariables,
  textOf: (variable: UsedVariable, name: string) => string,
): Input => {
  const filled = fillRequest(
    input,
    (name) => {
      const variable = variables.get(name);
      return variable && textOf(variable, name);
    },
    MAX_BODY_BYTES,
  );
  if (filled.problem !== undefined) throw refusal(filled.problem, environment?.name);
  const { request } = filled;
  if (request === input) return input;
  const { endpoint, headers, body } = request;
  const checked = filledCallInput.safeParse({ endpoint, headers, body });
  if (!checked.success) throw fromZod(checked.error);
  return { ...request, endpoint: checked.data.endpoint };
};

/** The input as it is sent. */
export const withValues = <Input extends TemplatedInput>(input: Input, variables: CallVariables): Input =>
  filledWith(input, variables, ({ value }) => value);

/** The input as it is shown: with masks in place of secret values. */
export const withMasks = <Input extends TemplatedInput>(input: Input, variables: CallVariables): Input =>
  filledWith(input, variables, (variable) => (variable.isSecret ? variable.mask : variable.value));
