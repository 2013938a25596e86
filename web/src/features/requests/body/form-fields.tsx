import type { BodyOfKind } from '@gatehouse/contract/body.ts';
import { formTextOf } from '@gatehouse/request/body/write-body.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { fieldsInText, withEntry, withoutEntry } from '#src/features/requests/body/body-kinds.ts';
import { LongText } from '#src/features/requests/body/long-text.tsx';
import { PairTable } from '#src/ui/form/pair-table.tsx';

interface FormFieldsProps {
  body: BodyOfKind<'form'>;
  onChange: (body: BodyOfKind<'form'>) => void;
}

/** The text while it is typed: written again from the fields it would jump below the cursor. */
const FormText = ({ body, onChange }: FormFieldsProps) => {
  const [typed, setTyped] = useState(() => formTextOf(body));
  const read = { ...body, fields: fieldsInText(typed) };
  const text = formTextOf(read) === formTextOf(body) ? typed : formTextOf(body);
  return (
    <LongText
      aria-label="Form as text"
      placeholder="a=1&b=2"
      rows={[3, 16]}
      value={text}
      onChange={(value) => {
        setTyped(value);
        onChange({ ...body, fields: fieldsInText(value) });
      }}
    />
  );
};

const FormTable = ({ body, onChange }: FormFieldsProps) => {
  const { fields } = body;
  return (
    <PairTable
      noun="field"
      placeholders={{ name: 'name', value: 'value' }}
      rows={fields.map((field, index) => ({ ...field, key: `${index}` }))}
      onChange={(index, half, text) =>
        onChange({
          ...body,
          fields: withEntry(fields, index, { name: '', value: '', ...fields[index], [half]: text }),
        })
      }
      onRemove={(index) => onChange({ ...body, fields: withoutEntry(fields, index) })}
      onPaste={(pairs) =>
        onChange({
          ...body,
          fields: [
            ...fields.filter(({ name, value }) => name !== '' || value !== ''),
            ...pairs.map(([name, value]) => ({ name, value })),
          ],
        })
      }
    />
  );
};

/** A form as a table or as the text that is sent; each follows the other. Order and repeated names stay. */
export const FormFields = (props: FormFieldsProps) => {
  const [isText, setText] = useState(false);
  return (
    <>
      <Group justify="space-between" gap={8}>
        <Text size="xs" c="dimmed">
          Sent as application/x-www-form-urlencoded, in this order.
        </Text>
        <Button variant="subtle" size="compact-xs" ms={-7} onClick={() => setText(!isText)}>
          {isText ? 'Edit as a table' : 'Edit as text'}
        </Button>
      </Group>
      {isText ? <FormText {...props} /> : <FormTable {...props} />}
    </>
  );
};
