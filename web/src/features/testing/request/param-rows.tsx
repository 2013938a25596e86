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
import type { ApiAddress } from '#src/features/keys/offers/key-choices.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import classes from '#src/features/testing/request/request.module.css';
import { useFieldNotes } from '#src/ui/form/field-notes.ts';
import { PAIR_INPUT, PairTable } from '#src/ui/form/pair-table.tsx';

interface ParamsProps {
  form: UseFormReturnType<RequestValues>;
}

interface PathProps extends ParamsProps {
  /** What is known of the account: it is sent where nothing is typed. */
  fields?: ApiAddress['fields'];
}

interface PathRowProps {
  name: string;
  value: string;
  /** What stands there if nothing is typed. */
  known: string | undefined;
  onChange: (value: string) => void;
}

const PathRow = ({ name, value, known, onChange }: PathRowProps) => {
  const notes = useFieldNotes(value);
  return (
    <div className={classes.pathRow}>
      <Text size="xs" ff="monospace" className={classes.pathName} data-cut="">{`{${name}}`}</Text>
      <TextInput
        {...PAIR_INPUT}
        {...notes}
        aria-label={`Value of {${name}} in the path`}
        placeholder={known}
        // Beside the value, a long one would push it out of the field.
        description={known === undefined || value !== '' ? undefined : 'From the connection'}
        inputWrapperOrder={['input', 'description']}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
};

/** A value for each parameter in the path, which keeps its name in the endpoint. */
const PathRows = ({ form, fields = [] }: PathProps) => {
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
          known={fields.find((field) => field.name === name)?.value}
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
export const ParamRows = ({ form, fields }: PathProps) => (
  <>
    <PathRows form={form} fields={fields} />
    <QueryRows form={form} />
  </>
);
