import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Disclosure } from '#src/components/disclosure.tsx';
import classes from '#src/features/testing/request.module.css';
import { countHeaders, type RequestValues } from '#src/features/testing/request-values.ts';

type Form = UseFormReturnType<RequestValues>;

const HeaderRow = ({ form, index }: { form: Form; index: number }) => {
  const common = { spellCheck: false, autoCapitalize: 'off', classNames: { input: classes.mono } };
  return (
    <div className={classes.headerRow}>
      <TextInput
        {...common}
        aria-label={`Name of header ${index + 1}`}
        placeholder="Accept-Language"
        {...form.getInputProps(`headers.${index}.name`)}
      />
      <TextInput
        {...common}
        aria-label={`Value of header ${index + 1}`}
        placeholder="en"
        {...form.getInputProps(`headers.${index}.value`)}
      />
      <ActionIcon
        size={32}
        aria-label={`Remove header ${index + 1}`}
        onClick={() => form.removeListItem('headers', index)}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
};

const HeaderRows = ({ form }: { form: Form }) => (
  <Stack gap={8} mt={4}>
    <Text size="xs" c="dimmed">
      Sent besides the key, which is placed for you, and the provider’s own headers.
    </Text>
    {form.values.headers.map(({ id }, index) => (
      <HeaderRow key={id} form={form} index={index} />
    ))}
    <Group>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        onClick={() => form.insertListItem('headers', { id: randomId(), name: '', value: '' })}
      >
        Add header
      </Button>
    </Group>
  </Stack>
);

interface HeadersFieldProps {
  form: Form;
  isOpen: boolean;
  onToggle: () => void;
}

/** Rows of header names and values, folded away until they are wanted. */
export const HeadersField = ({ form, isOpen, onToggle }: HeadersFieldProps) => {
  const count = countHeaders(form.values.headers);
  return (
    <Disclosure
      label={count === 0 ? 'Request headers' : `Request headers (${count})`}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <HeaderRows form={form} />
    </Disclosure>
  );
};
