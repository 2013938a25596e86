import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { type Half, PairTable } from '#src/ui/form/pair-table.tsx';

/** Headers that callers of APIs set, with values that are usual for them. */
const COMMON: Record<string, readonly string[]> = {
  Accept: ['application/json', 'application/xml', 'text/csv', 'text/plain', '*/*'],
  'Accept-Language': ['en', 'de', 'fr', 'es', 'ja'],
  'Cache-Control': ['no-cache', 'no-store', 'max-age=0'],
  'Content-Type': [
    'application/json',
    FORM_TYPE,
    'application/merge-patch+json',
    'application/xml',
    'text/plain',
  ],
  'Idempotency-Key': [],
  'If-Match': [],
  'If-Modified-Since': [],
  'If-None-Match': ['*'],
  Origin: [],
  Prefer: ['return=representation', 'return=minimal', 'respond-async'],
  Range: ['bytes=0-1023'],
  Referer: [],
  'User-Agent': [],
  'X-Request-Id': [],
};

const NAMES = Object.keys(COMMON);

/** What is usually entered as the name of a header, or as the value of the one with this name. */
const headerSuggestions = (half: 'name' | 'value', name: string): readonly string[] => {
  if (half === 'name') return NAMES;
  const known = NAMES.find((entry) => entry.toLowerCase() === name.trim().toLowerCase());
  return known === undefined ? [] : (COMMON[known] ?? []);
};

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
