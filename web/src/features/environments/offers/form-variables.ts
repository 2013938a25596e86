import type { CallBody } from '@gatehouse/contract/body.ts';
import type { Environment } from '@gatehouse/contract/environments.ts';
import {
  mayHaveVariable,
  variableMarks,
  writtenVariable,
} from '@gatehouse/contract/plain/variables/marks.ts';
import { fillProblemText } from '@gatehouse/request/variables/fill-problem.ts';
import {
  fillRequest,
  type TemplateParts,
  variablesOfRequest,
} from '@gatehouse/request/variables/fill-request.ts';
import { fillText } from '@gatehouse/request/variables/fill-text.ts';
import type { FieldNote } from '#src/ui/form/field-notes.ts';

/** What stands for the variables of the form. */
export type FormEnvironment = Pick<Environment, 'id' | 'name' | 'variables' | 'updatedAt'> | undefined;

const findIn = (environment: FormEnvironment, name: string) =>
  environment?.variables.find((variable) => variable.name === name);

/** How the form reads a secret variable, whose value it does not know. */
type SecretText = (name: string) => string;

const finder = (environment: FormEnvironment, secretText: SecretText) => (name: string) => {
  const variable = findIn(environment, name);
  return variable?.isSecret === true ? secretText(name) : variable?.value;
};

const HINT = '. To send {{ itself, write \\{{';

export type FilledField = { text: string; problem?: never } | { problem: string; text?: never };

/** A text of the form with the values of its variables, or what is wrong with them. */
export const filledText = (
  text: string,
  environment: FormEnvironment,
  secretText: SecretText,
): FilledField => {
  const { problem, text: filled } = fillText(text, finder(environment, secretText));
  if (problem === undefined) return { text: filled };
  const hint = problem.kind === 'missing' ? HINT : '';
  return { problem: `${fillProblemText(problem, environment?.name)}${hint}` };
};

/** A body of the form with the values of its variables, or what is wrong with them. */
export const filledBody = (
  body: CallBody,
  environment: FormEnvironment,
  secretText: SecretText,
): { body: CallBody; problem?: never } | { problem: string; body?: never } => {
  const { request, problem } = fillRequest({ endpoint: '', body }, finder(environment, secretText));
  return problem === undefined
    ? { body: request.body }
    : { problem: `${fillProblemText(problem, environment?.name)}${problem.kind === 'missing' ? HINT : ''}` };
};

/** A secret variable stays as it is written: nobody here knows its value. */
export const asWritten: SecretText = writtenVariable;

/** The endpoint with the values that are known; as it was typed if one is missing. */
export const shownEndpoint = (endpoint: string, environment: FormEnvironment): string =>
  mayHaveVariable(endpoint) ? (filledText(endpoint, environment, asWritten).text ?? endpoint) : endpoint;

/** A call with the environment that it is made in, if it uses any variable. */
export const inEnvironment = <Input extends TemplateParts>(
  input: Input,
  environment: FormEnvironment,
): Input & { environmentId?: number } =>
  environment === undefined || variablesOfRequest(input).size === 0
    ? input
    : { ...input, environmentId: environment.id };

/** A variable of the form, and what stands for it. */
export type FormVariable = {
  name: string;
  /** Masked if it is secret; undefined if it has none. */
  value: string | undefined;
  isSecret: boolean;
  /** Another program makes up its value. */
  isDynamic: boolean;
};

export const formVariables = (request: TemplateParts, environment: FormEnvironment): FormVariable[] =>
  [...variablesOfRequest(request).keys()].map((name) => {
    const variable = findIn(environment, name);
    return {
      name,
      value: variable?.value,
      isSecret: variable?.isSecret === true,
      isDynamic: name.startsWith('$'),
    };
  });

/** Why nothing stands for a variable, in words. */
export const whyWithoutValue = (
  { isDynamic }: Pick<FormVariable, 'isDynamic'>,
  environment: FormEnvironment,
): string => {
  if (isDynamic) return 'cannot be generated here: enter a value';
  return environment === undefined
    ? 'has no value: choose an environment'
    : `has no value in ${environment.name}`;
};

/** Where the variables without a value are in a text. */
export const unresolvedIn =
  (environment: FormEnvironment) =>
  (text: string): FieldNote[] =>
    !mayHaveVariable(text)
      ? []
      : variableMarks(text).flatMap(({ kind, name, start, end }) => {
          if (name === undefined || findIn(environment, name) !== undefined) return [];
          const why = whyWithoutValue({ isDynamic: kind === 'dynamic' }, environment);
          return [{ start, end, text: `${writtenVariable(name)} ${why}` }];
        });
