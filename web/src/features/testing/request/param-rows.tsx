import {
  addParams,
  changeParam,
  type ParamTable,
  paramRows,
  removeParam,
  switchParam,
} from '@gatehouse/request/query-params.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { PairTable } from '#src/ui/form/pair-table.tsx';

/** The parameters in the endpoint's query as a table; loaded when it is opened. */
export const ParamRows = ({ form }: { form: UseFormReturnType<RequestValues> }) => {
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
