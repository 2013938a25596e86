import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { headerLinesOf, type RequestValues } from '#src/features/requests/offers/request-values.ts';
import { JsonEditor } from '#src/ui/code/json-editor.tsx';

/** Said if the body is not sent as the JSON in the editor. */
const SENT_AS = {
  form: ' Sent as a form, because of the Content-Type header.',
  text: ' Sent as text, because of the Content-Type header.',
};

const useSentAs = ({ body, headers }: RequestValues): string =>
  useMemo(() => {
    const kind = bodyOfValue(parseJsonText(body), headerLinesOf(headers))?.kind;
    return kind === 'form' || kind === 'text' ? SENT_AS[kind] : '';
  }, [body, headers]);

const hintOf = ({ sendsEmptyObject }: RequestValues, sentAs: string): string =>
  sendsEmptyObject
    ? 'JSON. The empty object is sent as the body.'
    : `JSON. Empty, or an empty object, means no body.${sentAs}`;

interface JsonBodyProps {
  form: UseFormReturnType<RequestValues>;
  onModEnter: () => void;
  /** Lines of the empty editor. */
  minLines: number;
}

/** The editor of the body as JSON, which says as what it is sent. */
export const JsonBody = ({ form, onModEnter, minLines }: JsonBodyProps) => {
  const sentAs = useSentAs(form.values);
  return (
    <JsonEditor
      label="Request body"
      description={hintOf(form.values, sentAs)}
      placeholder={'{ "name": "value" }'}
      value={form.values.body}
      onChange={(body) => {
        form.setFieldValue('body', body);
        // What is typed means what the hint says.
        form.setFieldValue('sendsEmptyObject', undefined);
      }}
      error={form.errors.body}
      onModEnter={onModEnter}
      minLines={minLines}
    />
  );
};
