import { Button, Group, Select, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconBolt, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx';
import { DeclaredField, type FieldDeclaration } from '#src/ui/form/declared-field.tsx';
import { DropArea } from '#src/ui/form/drop-area.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { PairTable } from '#src/ui/form/pair-table.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { Conflict } from '#src/ui/form/use-conflict.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const CHOICES = [
  {
    id: 1,
    name: 'At once',
    icon: <IconBolt size={18} />,
    text: 'Costs more',
    badge: <StatusBadge tone="accent">New</StatusBadge>,
  },
  { id: 2, name: 'Later', icon: <IconClock size={18} />, text: 'Within an hour' },
];

const DECLARED: FieldDeclaration[] = [
  { kind: 'text', label: 'Name', placeholder: 'Production', isRequired: true },
  { kind: 'url', label: 'Address', description: 'Of its documentation' },
  {
    kind: 'choice',
    label: 'Speed',
    choices: [
      { value: 'slow', label: 'Slow' },
      { value: 'fast', label: 'Fast' },
    ],
  },
];

const Chosen = () => {
  const [search, setSearch] = useState('');
  const [method, setMethod] = useState<string | null>('GET');
  const [chosenId, setChosenId] = useState(1);
  return (
    <Section title="Search, choose, drop">
      <Stack gap="sm">
        <SearchField label="Search things" search={search} setSearch={setSearch} />
        <LazySelect
          label="Method"
          data={['GET', 'POST', 'DELETE']}
          value={method}
          onChange={setMethod}
          searchable
        />
        <ChoiceCards label="When" choices={CHOICES} chosenId={chosenId} onChoose={setChosenId} />
        <DropArea label="File" hint="Any file" onFile={() => undefined} />
      </Stack>
    </Section>
  );
};

/** Rows of names and values, with one that is switched off. */
const Pairs = () => {
  const [rows, setRows] = useState([
    { key: '0', name: 'limit', value: '20', isOff: false },
    { key: '1', name: 'order', value: 'desc', isOff: true },
  ]);
  return (
    <Section title="Names and values">
      <PairTable
        noun="parameter"
        placeholders={{ name: 'limit', value: '20' }}
        rows={rows}
        onChange={(index, half, text) =>
          setRows(rows.map((row, at) => (at === index ? { ...row, [half]: text } : row)))
        }
        onSwitch={(index) =>
          setRows(rows.map((row, at) => (at === index ? { ...row, isOff: !row.isOff } : row)))
        }
        onRemove={(index) => setRows(rows.filter((_row, at) => at !== index))}
        onPaste={() => undefined}
      />
    </Section>
  );
};

const Checked = () => {
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name === '' ? 'Enter a name' : null) },
  });
  return (
    <Section title="A form of a screen">
      <Form form={form} onSubmit={() => form.reset()}>
        <Stack gap="sm">
          <TextInput {...form.getInputProps('name')} label="Name" />
          <Group>
            <Button type="submit">Save</Button>
          </Group>
        </Stack>
      </Form>
    </Section>
  );
};

const CONFLICT = {
  fields: [{ name: 'name' as const, theirs: 'Billing', mine: 'Billing of the shop' }],
  takeTheirs: () => undefined,
  keepMine: () => undefined,
};

export const FormStories = () => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <Section title="Fields">
      <Stack gap="sm">
        <TextInput label="Path" placeholder="/v1/models" />
        <Select label="Kind" data={['One', 'Two']} defaultValue="One" />
        <Textarea label="Notes" rows={3} description="Visible to you only" />
        <TextInput label="Disabled" disabled value="Cannot be changed" />
        <SecretInput label="Secret" description="At least 10 characters" />
        <Switch label="Remember me" defaultChecked />
      </Stack>
    </Section>
    <Chosen />
    <Pairs />
    <Checked />
    <Section title="Two have changed it">
      <Conflict<{ name: string }> conflict={CONFLICT} labelOf={() => 'Name'} />
    </Section>
    <Section title="Declared fields">
      <Stack gap="sm">
        {DECLARED.map((field) => (
          <DeclaredField key={field.label} field={field} />
        ))}
      </Stack>
    </Section>
  </SimpleGrid>
);
