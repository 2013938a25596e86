import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { headerSuggestions } from '#src/features/testing/header-suggestions.ts';
import { type Half, PairTable } from '#src/features/testing/pair-table.tsx';
import type { RequestValues } from '#src/shared/request/request-values.ts';

/** The request's headers as a table; loaded when it is opened. */
export const HeaderRows = ({ form }: { form: UseFormReturnType<RequestValues> }) => {
  const { headers } = form.values;
  const change = (index: number, half: Half, text: string): void => {
    if (index < headers.length) form.setFieldValue(`headers.${index}.${half}`, text);
    else form.insertListItem('headers', { id: randomId(), name: '', value: '', [half]: text });
  };
  const switchRow = (index: number): void =>
    form.setFieldValue(`headers.${index}.isOff`, headers[index]?.isOff === true ? undefined : true);
  return (
    <>
      <Text size="xs" c="dimmed" mb={8}>
        The key and the provider’s own headers are added for you.
      </Text>
      <PairTable
        noun="header"
        placeholders={{ name: 'Accept-Language', value: 'en' }}
        rows={headers.map(({ name, value, isOff }, index) => ({
          key: `${index}`,
          name,
          value,
          isOff: isOff === true,
        }))}
        errorOf={(index, half) => form.errors[`headers.${index}.${half}`]}
        suggestionsFor={(half, { name }) => headerSuggestions(half, name)}
        onChange={change}
        onSwitch={switchRow}
        onRemove={(index) => form.removeListItem('headers', index)}
        onPaste={(pairs) =>
          form.setFieldValue('headers', [
            ...headers.filter(({ name, value }) => name !== '' || value !== ''),
            ...pairs.map(([name, value]) => ({ id: randomId(), name, value })),
          ])
        }
      />
    </>
  );
};
