import { pathParams } from '@gatehouse/request/path-params.ts';
import {
  addParams,
  changeParam,
  type ParamTable,
  paramRows,
  removeParam,
  switchParam,
} from '@gatehouse/request/query-params.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import classes from '#src/features/testing/request/request.module.css';
import { useFieldNotes } from '#src/ui/form/field-notes.ts';
import { PAIR_INPUT, PairTable } from '#src/ui/form/pair-table.tsx';

interface ParamsProps {
  form: UseFormReturnType<RequestValues>;
}

interface PathRowProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

const PathRow = ({ name, value, onChange }: PathRowProps) => {
  const notes = useFieldNotes(value);
  return (
    <div className={classes.pathRow}>
      <Text size="xs" ff="monospace" className={classes.pathName} data-cut="">{`{${name}}`}</Text>
      <TextInput
        {...PAIR_INPUT}
        {...notes}
        aria-label={`Value of {${name}} in the path`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
};

/** A value for each parameter in the path, which keeps its name in the endpoint. */
const PathRows = ({ form }: ParamsProps) => {
  const { endpoint, pathValues = {} } = form.values;
  const names = pathParams(endpoint);
  if (names.length === 0) return null;
  return (
    <Stack gap={8} mt={4} mb={12}>
      {names.map((name) => (
        <PathRow
          key={name}
          name={name}
          value={Object.hasOwn(pathValues, name) ? (pathValues[name] ?? '') : ''}
          onChange={(value) => form.setFieldValue('pathValues', { ...pathValues, [name]: value })}
        />
      ))}
    </Stack>
  );
};

/** The parameters in the endpoint's query as a table. */
const QueryRows = ({ form }: ParamsProps) => {
  const { endpoint, offParams = [] } = form.values;
  const table: ParamTable = { endpoint, off: offParams };
  const set = ({ endpoint: changed, off }: ParamTable): void => {
    form.setFieldValue('endpoint', changed);
    form.setFieldValue('offParams', off);
  };
  return (
    <PairTable
      noun="parameter"
      placeholders={{ name: 'limit', value: '20' }}
      rows={paramRows(table).map((row, index) => ({ ...row, key: `${index}` }))}
      onChange={(index, half, text) => set(changeParam(table, index, half, text))}
      onSwitch={(index) => set(switchParam(table, index))}
      onRemove={(index) => set(removeParam(table, index))}
      onPaste={(pairs) => set(addParams(table, pairs))}
    />
  );
};

/** The parameters of the endpoint, those of its path first; loaded when they are opened. */
export const ParamRows = (props: ParamsProps) => (
  <>
    <PathRows {...props} />
    <QueryRows {...props} />
  </>
);
