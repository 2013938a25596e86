import { MAX_ENVIRONMENT_NAME_LENGTH } from '@gatehouse/contract/plain/variables/limits.ts';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { HostsField } from '#src/features/environments/offers/hosts-field.tsx';
import classes from '#src/features/imports/environment-list.module.css';
import type { EnvironmentRow } from '#src/features/imports/import-choice.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';

type Change = (index: number, changes: Partial<EnvironmentRow>) => void;

/** More variables than anyone would read here. */
const MAX_SHOWN = 50;

const PlainVariables = ({ environment }: Pick<EnvironmentRow, 'environment'>) => {
  const plain = environment.variables.filter(({ isSecret }) => !isSecret);
  if (plain.length === 0) return null;
  return (
    <dl className={classes.variables}>
      {plain.slice(0, MAX_SHOWN).map(({ name, value }) => (
        <div key={name} className={classes.variable}>
          <Text component="dt" size="xs" ff="monospace" fw={500}>
            <CutText>{name}</CutText>
          </Text>
          <Text component="dd" size="xs" ff="monospace" c="dimmed">
            <CutText>{value}</CutText>
          </Text>
        </div>
      ))}
      {plain.length > MAX_SHOWN && (
        <Text size="xs" c="dimmed">
          and {plain.length - MAX_SHOWN} more
        </Text>
      )}
    </dl>
  );
};

const Environment = ({ row, onChange }: { row: EnvironmentRow; onChange: Change }) => {
  const { environment, isChosen, name, hosts } = row;
  const { index, reason, variables } = environment;
  const change = (changes: Partial<EnvironmentRow>): void => onChange(index, changes);
  return (
    <li className={classes.environment}>
      <Checkbox
        aria-label={`Create environment ${environment.name}`}
        checked={isChosen}
        onChange={(event) => change({ isChosen: event.currentTarget.checked })}
        className={classes.check}
      />
      <Stack gap="xs" miw={0}>
        <TextInput
          aria-label={`Name of environment ${environment.name}`}
          description={reason}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={name}
          disabled={!isChosen}
          maxLength={MAX_ENVIRONMENT_NAME_LENGTH}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <PlainVariables environment={environment} />
        {variables
          .filter(({ isSecret }) => isSecret)
          .map((variable) => (
            <HostsField
              key={variable.name}
              label={`${variable.name} is secret: hosts that may get it`}
              value={hosts[variable.name] ?? ''}
              disabled={!isChosen}
              onChange={(event) =>
                change({ hosts: { ...hosts, [variable.name]: event.currentTarget.value } })
              }
            />
          ))}
      </Stack>
    </li>
  );
};

interface EnvironmentListProps {
  rows: readonly EnvironmentRow[];
  onChange: Change;
}

/** The environments that an import creates. */
export const EnvironmentList = ({ rows, onChange }: EnvironmentListProps) => (
  <ul className={classes.list}>
    {rows.map((row) => (
      <Environment key={row.environment.index} row={row} onChange={onChange} />
    ))}
  </ul>
);
