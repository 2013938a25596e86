import type { UseFormReturnType } from '@mantine/form';
import { type ComponentType, lazy, Suspense } from 'react';
import type { RequestValues } from '#src/shared/request/request-values.ts';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

type Form = UseFormReturnType<RequestValues>;

const ParamRows = lazy(async () => ({
  default: (await import('#src/features/testing/param-rows.tsx')).ParamRows,
}));
const HeaderRows = lazy(async () => ({
  default: (await import('#src/features/testing/header-rows.tsx')).HeaderRows,
}));

interface RowsFieldProps {
  form: Form;
  /** How many rows are sent. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

const rowsField = (label: string, what: string, Rows: ComponentType<{ form: Form }>) => {
  const RowsField = ({ form, count, isOpen, onToggle }: RowsFieldProps) => (
    <Disclosure label={count === 0 ? label : `${label} (${count})`} isOpen={isOpen} onToggle={onToggle}>
      <Suspense fallback={<LoadingText what={what} count={1} />}>
        <Rows form={form} />
      </Suspense>
    </Disclosure>
  );
  return RowsField;
};

/** The parameters of the endpoint, which follow it both ways. */
export const ParamsField = rowsField('Parameters', 'the parameters', ParamRows);

/** The request's headers, collapsed until they are needed. */
export const HeadersField = rowsField('Request headers', 'the headers', HeaderRows);
