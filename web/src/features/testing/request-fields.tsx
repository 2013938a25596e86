import { CALL_METHODS, TEST_METHODS } from '@gatehouse/contract/call-methods.ts';
import { Input, SegmentedControl, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import classes from '#src/features/testing/request.module.css';
import { ResolvedUrl } from '#src/features/testing/resolved-url.tsx';
import { type RequestValues, takesBody } from '#src/shared/request/request-values.ts';

interface FieldProps {
  form: UseFormReturnType<RequestValues>;
}

export const MethodField = ({ form }: FieldProps) => {
  const labelId = useId();
  return (
    <div>
      <Input.Label component="div" id={labelId}>
        Method
      </Input.Label>
      <SegmentedControl
        aria-labelledby={labelId}
        fullWidth
        size="sm"
        // PATCH is offered once a saved endpoint has brought it.
        data={[...(form.values.method === 'PATCH' ? CALL_METHODS : TEST_METHODS)]}
        value={form.values.method}
        onChange={(method) => form.setFieldValue('method', method)}
      />
      {!takesBody(form.values) && (
        <Text size="xs" c="dimmed" mt={4}>
          A GET sends no body.
        </Text>
      )}
    </div>
  );
};

interface EndpointFieldProps extends FieldProps {
  baseUrl: string | null;
  hasKey: boolean;
}

export const EndpointField = ({ form, baseUrl, hasKey }: EndpointFieldProps) => (
  <TextInput
    label="Endpoint"
    placeholder={baseUrl === null ? 'https://api.example.com/v1/items' : '/v1/items'}
    spellCheck={false}
    autoCapitalize="off"
    autoComplete="off"
    classNames={{ input: classes.mono, description: classes.url }}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    description={
      form.errors.endpoint === undefined && (
        <ResolvedUrl typed={form.values.endpoint} baseUrl={baseUrl} hasKey={hasKey} />
      )
    }
    {...form.getInputProps('endpoint')}
  />
);
