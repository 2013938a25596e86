import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Disclosure } from '#src/components/disclosure.tsx';
import { IconAction } from '#src/components/icon-action.tsx';
import classes from '#src/features/testing/request.module.css';
import { countHeaders, type RequestValues } from '#src/shared/request/request-values.ts';

type Form = UseFormReturnType<RequestValues>;

interface HeaderRowProps {
  form: Form;
  index: number;
  /** The user has just added it, so its name field takes the focus. */
  isNew: boolean;
  onRemove: () => void;
}

const HeaderRow = ({ form, index, isNew, onRemove }: HeaderRowProps) => {
  const common = { spellCheck: false, autoCapitalize: 'off', classNames: { input: classes.mono } };
  return (
    <div className={classes.headerRow}>
      <TextInput
        {...common}
        aria-label={`Name of header ${index + 1}`}
        placeholder="Accept-Language"
        autoFocus={isNew}
        {...form.getInputProps(`headers.${index}.name`)}
      />
      <TextInput
        {...common}
        aria-label={`Value of header ${index + 1}`}
        placeholder="en"
        {...form.getInputProps(`headers.${index}.value`)}
      />
      <IconAction label={`Remove header ${index + 1}`} hint="Remove" icon={IconX} onClick={onRemove} />
    </div>
  );
};

const HeaderRows = ({ form }: { form: Form }) => {
  const [newId, setNewId] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (): void => {
    const id = randomId();
    setNewId(id);
    form.insertListItem('headers', { id, name: '', value: '' });
  };
  const remove = (index: number): void => {
    form.removeListItem('headers', index);
    // The button that had the focus is removed with its row.
    addButton.current?.focus();
  };
  return (
    <Stack gap={8} mt={4}>
      <Text size="xs" c="dimmed">
        Sent in addition to the key, which is added for you, and the provider’s own headers.
      </Text>
      {form.values.headers.map(({ id }, index) => (
        <HeaderRow key={id} form={form} index={index} isNew={id === newId} onRemove={() => remove(index)} />
      ))}
      <Group>
        <Button
          ref={addButton}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={add}
        >
          Add header
        </Button>
      </Group>
    </Stack>
  );
};

interface HeadersFieldProps {
  form: Form;
  isOpen: boolean;
  onToggle: () => void;
}

/** Rows of header names and values, collapsed until they are needed. */
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
