import { MAX_ROTATION_DAYS } from '@gatehouse/contract/plain/key-age.ts';
import { Box, Code, Group, NativeSelect, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type OwnApiValues, placementText } from '#src/features/own-apis/own-api-values.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

type Form = UseFormReturnType<OwnApiValues>;

const PLACEMENTS = [
  { value: 'bearer', label: 'Bearer token' },
  { value: 'header', label: 'Header' },
  { value: 'query', label: 'Query parameter' },
  { value: 'basic', label: 'User name and password (Basic)' },
  { value: 'none', label: 'No key' },
];
/** What only providers of the catalog have: it is shown, and stays as it is. */
const FURTHER: Readonly<Record<string, string>> = { 'aws-sigv4': 'AWS signature', parts: 'Several values' };

/** Where the key goes, and what that makes of it. */
const PlacementFields = ({ form }: { form: Form }) => {
  const { placement, placeName, prefix, baseUrl } = form.values;
  const further = FURTHER[placement];
  return (
    <div>
      <Stack gap="xs">
        <NativeSelect
          {...form.getInputProps('placement')}
          label="Where the key goes"
          data={further === undefined ? PLACEMENTS : [...PLACEMENTS, { value: placement, label: further }]}
        />
        {(placement === 'header' || placement === 'query') && (
          <Group grow align="start" gap="xs">
            <TextInput
              {...form.getInputProps('placeName')}
              label={placement === 'header' ? 'Header name' : 'Parameter name'}
              placeholder={placement === 'header' ? 'X-Api-Key' : 'api_key'}
              autoComplete="off"
              spellCheck={false}
              withAsterisk
            />
            {placement === 'header' && (
              <TextInput
                {...form.getInputProps('prefix')}
                label="Text before the key"
                placeholder="Token, with its space"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Group>
        )}
      </Stack>
      <Box mt={6} role="status" aria-label="How the key is sent">
        <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {placementText({ placement, placeName, prefix }, baseUrl)}
        </Code>
      </Box>
    </div>
  );
};

const VerificationFields = ({ form }: { form: Form }) => (
  <Group align="start" gap="xs" wrap="nowrap">
    <NativeSelect {...form.getInputProps('verifyMethod')} label="Method" data={['GET', 'POST']} w={96} />
    <TextInput
      {...form.getInputProps('verifyEndpoint')}
      label="Call that verifies a key"
      placeholder="/me"
      autoComplete="off"
      spellCheck={false}
      flex={1}
    />
  </Group>
);

/** A text area with one value on a line. */
const LINES = { autosize: true, minRows: 1, maxRows: 6, spellCheck: false } as const;

const FurtherFields = ({ form }: { form: Form }) => (
  <Stack gap="md" pt="xs">
    <Textarea
      {...form.getInputProps('hosts')}
      {...LINES}
      label="Hosts that get its keys"
      description="One on a line: api.example.com, or *.example.com for every name below it. Empty means the host of the base URL."
    />
    <Textarea
      {...form.getInputProps('headers')}
      {...LINES}
      label="Headers of every call"
      description="Name: value, one on a line. No secrets: they belong into a key."
    />
    <TextInput {...form.getInputProps('documentationUrl')} label="Documentation" inputMode="url" />
    <TextInput {...form.getInputProps('registerUrl')} label="Where to get a key" inputMode="url" />
    <NumberInput
      {...form.getInputProps('rotationDays')}
      label="Rotate keys after (days)"
      min={1}
      max={MAX_ROTATION_DAYS}
      allowDecimal={false}
    />
  </Stack>
);

interface OwnApiFieldsProps {
  form: Form;
  isAdvanced: boolean;
  onToggleAdvanced: () => void;
}

export const OwnApiFields = ({ form, isAdvanced, onToggleAdvanced }: OwnApiFieldsProps) => (
  <>
    <TextInput
      {...form.getInputProps('name')}
      label="Name"
      placeholder="Ledger"
      autoComplete="off"
      withAsterisk
    />
    <TextInput
      {...form.getInputProps('baseUrl')}
      label="Base URL"
      placeholder="https://api.example.com/v1"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      withAsterisk
    />
    {/^http:/i.test(form.values.baseUrl.trim()) && (
      <Text size="xs" mt={-8} c="dimmed">
        Over plain http, keys are only sent to this machine and to private addresses.
      </Text>
    )}
    <PlacementFields form={form} />
    {form.values.placement !== 'none' && <VerificationFields form={form} />}
    <Disclosure label="Hosts, headers and links" isOpen={isAdvanced} onToggle={onToggleAdvanced}>
      <FurtherFields form={form} />
    </Disclosure>
  </>
);
