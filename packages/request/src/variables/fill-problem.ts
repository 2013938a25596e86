import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { FillProblem } from '#src/variables/fill-text.ts';

const MAX_NAMED = 10;

const namesOf = (names: readonly string[]): string =>
  names.length > MAX_NAMED
    ? `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more`
    : andList(names);

/**
 * Why nothing is sent, in words.
 * @param environment the name of the environment that was asked; undefined if none was
 */
export const fillProblemText = (problem: FillProblem, environment: string | undefined): string => {
  switch (problem.kind) {
    case 'missing': {
      const [noun, verb] = problem.names.length === 1 ? ['variable', 'has'] : ['variables', 'have'];
      const where = environment === undefined ? ': choose an environment that has it' : ` in ${environment}`;
      return `The ${noun} ${namesOf(problem.names)} ${verb} no value${where}`;
    }
    case 'dynamic':
      return `The dynamic variable ${problem.name} cannot be generated here: enter a value in its place`;
    case 'too-long':
      return 'With the values of its variables, this request is too long';
  }
};
