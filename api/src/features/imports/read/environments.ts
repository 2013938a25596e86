import { isStorable } from '@gatehouse/contract/plain/storable.ts';
import {
  MAX_VARIABLE_VALUE_LENGTH,
  MAX_VARIABLES,
  MAX_VARIABLES_LENGTH,
} from '@gatehouse/contract/plain/variables/limits.ts';
import { isVariableName, MAX_VARIABLE_NAME_LENGTH } from '@gatehouse/contract/plain/variables/marks.ts';
import type {
  DraftEnvironment,
  DraftProblem,
  Drafts,
  DraftVariable,
  SourcePlace,
} from '#src/features/imports/read/draft.ts';
import { isSecretVariable } from '#src/features/imports/read/formats/fields.ts';
import { resolveVariables, type StoredNames, variablesIn } from '#src/features/imports/read/variables.ts';

/** More of them than a person would look through. */
const MAX_ENVIRONMENTS = 50;

/** An environment whose variables do not stand for each other any more. */
export type KeptEnvironment = {
  at: SourcePlace;
  name: string;
  variables: { written: string; name: string; value: string; isSecret: boolean }[];
};

export type KeptEnvironments = {
  environments: KeptEnvironment[];
  names: StoredNames;
  problems: DraftProblem[];
};

/** Names of other tools may have spaces, and those of values in lists brackets. */
const storedName = (written: string): string =>
  written
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replaceAll(/[^\p{L}\p{N}_.-]+/gu, '_')
    .slice(0, MAX_VARIABLE_NAME_LENGTH);

/** Whether a variable is a secret: its document says it, the reader of secrets does, or it contains one that is. */
const secretTest = (
  variables: readonly DraftVariable[],
): ((variable: DraftVariable, value: string) => boolean) => {
  const secret = new Set(
    variables
      .filter(({ name, value = '', isSecret }) => isSecret === true || isSecretVariable(name, value))
      .map(({ name }) => name),
  );
  return ({ name, value: written = '' }, value) =>
    secret.has(name) ||
    (written !== value &&
      (isSecretVariable(name, value) || variablesIn(written).some((one) => secret.has(one))));
};

type Left = { absent: string[]; open: string[]; odd: string[] };

const named = (names: readonly string[]): string =>
  `${names.slice(0, 10).join(', ')}${names.length > 10 ? ` and ${names.length - 10} more` : ''}`;

const leftOut = (at: SourcePlace, { absent, open, odd }: Left): DraftProblem[] =>
  [
    { names: absent, why: 'the value is not in the document' },
    { names: open, why: 'its value contains a variable that has none' },
    { names: odd, why: 'the value is too long, or cannot be stored' },
  ].flatMap(({ names, why }) =>
    names.length === 0 ? [] : [{ at, message: `Left out of the environment: ${named(names)} (${why})` }],
  );

/** What an environment can have of the variables of a document. */
const keep = (
  { at, name, variables }: DraftEnvironment,
  nameFor: (written: string) => string | undefined,
): { environment: KeptEnvironment; problems: DraftProblem[] } => {
  const values = new Map(variables.map((one) => [one.name, one.value ?? '']));
  const isSecret = secretTest(variables);
  const left: Left = { absent: [], open: [], odd: [] };
  let length = 0;
  const kept: KeptEnvironment['variables'] = [];
  for (const variable of variables) {
    const written = variable.name;
    const stored = nameFor(written);
    if (stored === undefined) continue;
    const value = resolveVariables(variable.value ?? '', values);
    const secret = isSecret(variable, value);
    const isTooMuch = length + value.length > MAX_VARIABLES_LENGTH || kept.length >= MAX_VARIABLES;
    if (variable.value === undefined) left.absent.push(written);
    // Whoever shared the document has taken it out.
    else if (secret && value === '') continue;
    else if (variablesIn(value).length > 0) left.open.push(written);
    else if (isTooMuch || value.length > MAX_VARIABLE_VALUE_LENGTH || !isStorable(value))
      left.odd.push(written);
    else {
      length += value.length;
      kept.push({ written, name: stored, value, isSecret: secret });
    }
  }
  return { environment: { at, name, variables: kept }, problems: leftOut(at, left) };
};

/** Gives each name of a document one that an environment can have; none to a second name that would be the same. */
const namer = (): ((written: string) => string | undefined) => {
  const owners = new Map<string, string>();
  return (written) => {
    const stored = storedName(written);
    if (!isVariableName(stored)) return undefined;
    const owner = owners.get(stored) ?? written;
    owners.set(stored, owner);
    return owner === written ? stored : undefined;
  };
};

/** The environments of a document, and which variables of its requests they have. */
export const keepEnvironments = ({ environments = [] }: Drafts): KeptEnvironments => {
  const nameFor = namer();
  const all = environments.slice(0, MAX_ENVIRONMENTS).map((environment) => keep(environment, nameFor));
  const kept = all.map(({ environment }) => environment);
  const names = kept.flatMap(({ variables }) =>
    variables.map(({ written, name }): [string, string] => [written, name]),
  );
  // One without any value, such as that of an export, has nothing to store.
  const filled = kept.filter(({ variables }) => variables.some(({ value }) => value !== ''));
  return { environments: filled, names: new Map(names), problems: all.flatMap(({ problems }) => problems) };
};
