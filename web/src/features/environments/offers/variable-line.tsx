import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import type { TemplateParts } from '@gatehouse/request/variables/fill-request.ts';
import { Text } from '@mantine/core';
import {
  type FormEnvironment,
  formVariables,
  whyWithoutValue,
} from '#src/features/environments/offers/form-variables.ts';
import classes from '#src/features/environments/offers/variable-line.module.css';

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
            <Text component="span" size="xs" className={classes.name}>
              {writtenVariable(name)}
            </Text>{' '}
            <Text
              component="span"
              size="xs"
              c={isKnown ? 'dimmed' : 'var(--mantine-color-error)'}
              className={classes.value}
              title={isKnown ? value : undefined}
            >
              {isKnown ? (value === '' ? '(empty)' : value) : whyWithoutValue(variable, environment)}
            </Text>
          </li>
        );
      })}
    </ul>
  );
};
