import {
  type CreateEnvironmentInput,
  createEnvironmentInput,
  type Environment,
} from '@gatehouse/contract/environments.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import type { FormErrors } from '@mantine/form';
import { hostsIn } from '#src/features/environments/offers/hosts-field.tsx';

export interface VariableRow {
  name: string;
  value: string;
  isSecret: boolean;
  /** Separated by commas. */
  hosts: string;
}

export interface EnvironmentValues {
  name: string;
  variables: VariableRow[];
  keys: Environment['keys'];
}

export const NEW_ROW: VariableRow = { name: '', value: '', isSecret: false, hosts: '' };

export const NEW_ENVIRONMENT: EnvironmentValues = { name: '', variables: [NEW_ROW], keys: [] };

export const valuesOf = ({ name, variables, keys }: Environment): EnvironmentValues => ({
  name,
  variables: [
    ...variables.map((variable) => ({ ...variable, hosts: (variable.hosts ?? []).join(', ') })),
    NEW_ROW,
  ],
  keys,
});

/** A row that is there to be filled in. */
export const isBlank = ({ name, value }: VariableRow): boolean => name.trim() === '' && value === '';

export const toInput = ({ name, variables, keys }: EnvironmentValues): CreateEnvironmentInput => ({
  name,
  variables: variables
    .filter((row) => !isBlank(row))
    .map((row) => ({ ...row, name: row.name.trim(), hosts: hostsIn(row.hosts) })),
  keys,
});

/** The field that shows an error of the operation. A blank row is not sent, so that the rows after it are counted on. */
export const fieldOf = (
  [first, at, part]: readonly (string | number)[],
  variables: readonly VariableRow[],
): string | undefined => {
  if (first === 'name') return 'name';
  if (first === 'keys') return 'keys';
  if (first !== 'variables' || at === undefined) return undefined;
  const rows = variables.flatMap((row, index) => (isBlank(row) ? [] : [index]));
  return `variables.${rows[Number(at)] ?? 0}.${part ?? 'name'}`;
};

/** The errors of the form, with the messages of the operation; also a value that would have to be entered again. */
export const validateEnvironment =
  (stored: Environment | undefined) =>
  (values: EnvironmentValues): FormErrors => {
    const errors: FormErrors = {};
    for (const { path, message } of createEnvironmentInput.safeParse(toInput(values)).error?.issues ?? []) {
      const field = fieldOf(path as (string | number)[], values.variables);
      if (field !== undefined) errors[field] ??= message;
    }
    for (const [index, { name, value, isSecret }] of values.variables.entries()) {
      if (!isMask(value)) continue;
      const before = stored?.variables.find((one) => one.name === name.trim() && one.isSecret);
      if (!isSecret || before?.value !== value)
        errors[`variables.${index}.value`] ??= `Enter the value of ${name} again: this is only its mask`;
    }
    return errors;
  };

/** The rows with these variables: those of the same name get another value, the others are added. */
export const withPasted = (
  rows: readonly VariableRow[],
  pasted: readonly { name: string; value: string; isSecret: boolean }[],
): VariableRow[] => {
  const byName = new Map(pasted.map((one) => [one.name, one]));
  const kept = rows
    .filter((row) => !isBlank(row))
    .map((row) => {
      const found = byName.get(row.name.trim());
      byName.delete(row.name.trim());
      return found === undefined ? row : { ...row, value: found.value };
    });
  return [...kept, ...[...byName.values()].map((one) => ({ ...NEW_ROW, ...one })), NEW_ROW];
};
