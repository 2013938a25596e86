import type { FormEnvironment } from '#src/features/environments/offers/form-variables.ts';
import { VariableLine } from '#src/features/environments/offers/variable-line.tsx';
import { type RequestValues, toRunTestInput } from '#src/features/requests/offers/request-values.ts';

interface FormVariablesLineProps {
  values: RequestValues;
  environment: FormEnvironment;
}

/** The variables of what the form would send. */
export const FormVariablesLine = ({ values, environment }: FormVariablesLineProps) => (
  <VariableLine request={toRunTestInput({}, values)} environment={environment} />
);
