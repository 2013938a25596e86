import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconX } from '@tabler/icons-react';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { readEnvLines } from '#src/features/environments/env-lines.ts';
import {
  type EnvironmentValues,
  isBlank,
  NEW_ROW,
  type VariableRow,
  withPasted,
} from '#src/features/environments/environment-values.ts';
import classes from '#src/features/environments/environments.module.css';
import { HostsField } from '#src/features/environments/offers/hosts-field.tsx';
import { isSecretText } from '#src/lib/secret-names.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';

type Form = UseFormReturnType<EnvironmentValues>;

const PLAIN = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

interface RemoveProps {
  form: Form;
  index: number;
  row: VariableRow;
}

const Remove = ({ form, index, row }: RemoveProps) => (
  <div className={classes.remove}>
    {!isBlank(row) && (
      <IconAction
        label={`Remove variable ${row.name || index + 1}`}
        icon={IconX}
        onClick={() => form.removeListItem('variables', index)}
      />
    )}
  </div>
);

const hostsOf = ({ hosts }: VariableRow, change: (part: Partial<VariableRow>) => void) => ({
  value: hosts,
  onChange: (event: ChangeEvent<HTMLInputElement>) => change({ hosts: event.currentTarget.value }),
});

interface RowProps {
  form: Form;
  index: number;
  row: VariableRow;
  onPaste: (event: ClipboardEvent) => void;
}

const Row = ({ form, index, row, onPaste }: RowProps) => {
  const position = index + 1;
  const change = (part: Partial<VariableRow>): void => {
    form.setFieldValue(`variables.${index}`, { ...row, ...part });
    form.clearFieldError(`variables.${index}.${Object.keys(part)[0]}`);
    // There is always a row to fill in.
    if (index === form.values.variables.length - 1) form.insertListItem('variables', NEW_ROW);
  };
  const field = (part: keyof VariableRow) => ({
    'data-path': `environment-variables.${index}.${part}`,
    error: form.errors[`variables.${index}.${part}`],
  });
  const Value = row.isSecret ? SecretInput : TextInput;
  return (
    <div className={classes.row} data-secret={row.isSecret || undefined}>
      <TextInput
        {...PLAIN}
        {...field('name')}
        aria-label={`Name of variable ${position}`}
        placeholder={index === 0 ? 'base' : 'Name'}
        value={row.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        onPaste={onPaste}
        className={classes.name}
        classNames={{ input: classes.mono }}
      />
      <Value
        {...PLAIN}
        {...field('value')}
        aria-label={`Value of variable ${position}`}
        placeholder={index === 0 ? 'https://staging.example.com' : 'Value'}
        value={row.value}
        onChange={(event) => change({ value: event.currentTarget.value })}
        className={classes.value}
      />
      <Checkbox
        label="Secret"
        aria-label={`Variable ${position} is secret`}
        checked={row.isSecret}
        onChange={(event) => change({ isSecret: event.currentTarget.checked })}
        className={classes.secret}
      />
      <Remove form={form} index={index} row={row} />
      {row.isSecret && <HostsField {...field('hosts')} {...hostsOf(row, change)} className={classes.hosts} />}
    </div>
  );
};

/** The variables of an environment, as a table that ends with a row to fill in. */
export const VariableRows = ({ form }: { form: Form }) => {
  const { variables } = form.values;
  const paste = (event: ClipboardEvent): void => {
    const pasted = readEnvLines(event.clipboardData.getData('text/plain'));
    if (pasted === undefined) return;
    event.preventDefault();
    const marked = pasted.map((one) => ({ ...one, isSecret: isSecretText(one.name, one.value) }));
    form.setFieldValue('variables', withPasted(variables, marked));
  };
  return (
    <fieldset className={classes.variables}>
      <Text component="legend" size="sm" fw={500}>
        Variables
      </Text>
      <Text size="xs" c="dimmed" mb={8}>
        Written {'{{name}}'} in the URL, in header values and in the body. Lines of a .env file can be pasted
        into a name.
      </Text>
      <Stack gap="xs">
        {variables.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and all of its text is in the form
          <Row key={index} form={form} index={index} row={row} onPaste={paste} />
        ))}
      </Stack>
    </fieldset>
  );
};
