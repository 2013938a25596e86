import { parseJsonText } from '@gatehouse/contract/json-text.ts';
import { bodyFormat } from '@gatehouse/request/request-body.ts';
import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { JsonEditor } from '#src/components/json-editor.tsx';
import { headerMapOf, type RequestValues, takesBody } from '#src/shared/request/request-values.ts';

/** Said if the body is not sent as the JSON in the editor. */
const SENT_AS = {
  json: '',
  form: ' Sent as a form, because of the Content-Type header.',
  text: ' Sent as text, because of the Content-Type header.',
};

const useBodyFormat = ({ method, body, headers }: RequestValues) =>
  useMemo(
    () => bodyFormat({ method, body: parseJsonText(body), headers: headerMapOf(headers) }) ?? 'json',
    [method, body, headers],
  );

interface BodyFieldProps {
  form: UseFormReturnType<RequestValues>;
  onModEnter: () => void;
}

/** The request's body as JSON text. */
export const BodyField = ({ form, onModEnter }: BodyFieldProps) => {
  const format = useBodyFormat(form.values);
  if (!takesBody(form.values))
    return (
      <Text size="xs" c="dimmed">
        A GET sends no body.
      </Text>
    );
  return (
    <JsonEditor
      label="Request body"
      description={`JSON. Empty, or an empty object, means no body.${SENT_AS[format]}`}
      placeholder={'{ "name": "value" }'}
      value={form.values.body}
      onChange={(body) => form.setFieldValue('body', body)}
      error={form.errors.body}
      onModEnter={onModEnter}
      minLines={7}
    />
  );
};
