import type { TemplateParts } from '@gatehouse/request/variables/fill-request.ts';
import { Text } from '@mantine/core';
import {
  type FormEnvironment,
  type FormVariable,
  formVariables,
} from '#src/features/environments/offers/form-variables.ts';
import classes from '#src/features/environments/offers/variable-line.module.css';

const noValue = ({ isDynamic }: FormVariable, environment: FormEnvironment): string => {
  if (isDynamic) return 'is not made up here: enter a value';
  return environment === undefined
    ? 'has no value: choose an environment'
    : `has no value in ${environment.name}`;
};

interface VariableLineProps {
  request: TemplateParts;
  environment: FormEnvironment;
}

/** The variables of a request while it is typed: with their values, and those without one marked. */
export const VariableLine = ({ request, environment }: VariableLineProps) => {
  const variables = formVariables(request, environment);
  if (variables.length === 0) return null;
  return (
    <ul className={classes.line} aria-label="Variables" aria-live="polite">
      {variables.map((variable) => {
        const { name, value } = variable;
        const isKnown = value !== undefined && !variable.isDynamic;
        return (
          <li key={name} className={classes.variable} data-unknown={isKnown ? undefined : true}>
            <Text component="span" size="xs" className={classes.name}>{`{{${name}}}`}</Text>{' '}
            <Text
              component="span"
              size="xs"
              c={isKnown ? 'dimmed' : 'var(--mantine-color-error)'}
              className={classes.value}
              title={isKnown ? value : undefined}
            >
              {isKnown ? (value === '' ? '(empty)' : value) : noValue(variable, environment)}
            </Text>
          </li>
        );
      })}
    </ul>
  );
};
