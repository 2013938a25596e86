import '#src/app/styles.ts';
import { LOADER_TYPES } from '@gatehouse/contract/loading-demo.ts';
import { Button, Group, Select, SimpleGrid, Stack, Switch, Tabs, Textarea, TextInput } from '@mantine/core';
import { IconActivity, IconClock, IconKey, IconShieldLock, IconVariable } from '@tabler/icons-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '#src/app/providers.tsx';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { JsonEditor } from '#src/ui/code/json-editor.tsx';
import { readJsonDoc } from '#src/ui/code/json-tree.ts';
import { JsonView } from '#src/ui/code/json-view.tsx';
import { CommandPalette } from '#src/ui/dialog/command-palette.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { LoadingCards, LoadingRows, LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { toast, toastError } from '#src/ui/feedback/toast.ts';
import { DeclaredField } from '#src/ui/form/declared-field.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { StatCard } from '#src/ui/layout/stat-card.tsx';
import { TipCard, TipList } from '#src/ui/layout/tip-card.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';
import { KeyHint } from '#src/ui/text/key-hint.tsx';
import { code, columns, commandGroups, rows, sample } from './samples.tsx';

/*
 * Every shared component on one page, to look at while working on it: run `npm run dev`, then open /gallery/. It is
 * not part of the build. `?open=confirm|form|palette|toast|error` starts with that one open.
 */

const tree = readJsonDoc(JSON.stringify(sample));

const start = new URLSearchParams(location.search).get('open');

const Dialogs = () => {
  const [open, setOpen] = useState(start);
  const close = () => setOpen(null);
  return (
    <Section title="Dialogs and toasts">
      <Group gap="xs">
        <Button color="red" variant="light" onClick={() => setOpen('confirm')}>
          Delete…
        </Button>
        <Button variant="default" onClick={() => setOpen('form')}>
          Edit…
        </Button>
        <Button variant="default" onClick={() => setOpen('palette')}>
          Find…
        </Button>
        <Button variant="default" onClick={() => toast({ title: 'Success', description: 'It was saved' })}>
          Toast
        </Button>
        <Button variant="default" onClick={() => toastError('503: The disk is full')}>
          Destructive toast
        </Button>
        <Button variant="subtle">Subtle</Button>
        <Button disabled>Disabled</Button>
        <BusyButton isBusy>Saving</BusyButton>
      </Group>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        title="Are you absolutely sure?"
        confirmLabel="Delete"
        onConfirm={close}
      >
        This will permanently delete the thing. This action cannot be undone.
      </ConfirmDialog>
      <FormDialog
        opened={open === 'form'}
        onClose={close}
        title="Add a thing"
        description="It is stored encrypted on this machine."
        submitLabel="Add"
        isDirty
        failure="503: The disk is full. Nothing was saved."
        onSubmit={(event) => event.preventDefault()}
      >
        <Select label="Kind" data={['One', 'Two']} defaultValue="One" />
        <TextInput label="Name" placeholder="Production" withAsterisk error="A name is required" />
        <SecretInput label="Secret" description="At least 10 characters" />
        <DeclaredField field={{ kind: 'day', label: 'Expires on' }} />
      </FormDialog>
      <CommandPalette
        opened={open === 'palette'}
        onClose={close}
        placeholder="Find a thing"
        groups={commandGroups}
        recent={[]}
        onRun={({ run }) => run()}
        onSearch={() => undefined}
      />
    </Section>
  );
};

const Gallery = () => {
  const [text, setText] = useState(
    '{\n  "model": "small",\n  "messages": [\n    { "role": "user", "n": 1 }\n  ]\n}',
  );
  const [broken, setBroken] = useState('{\n  "model": "small"\n  "n": 1\n}');
  return (
    <main style={{ maxWidth: 1120, margin: '0 auto', padding: '32px 16px' }}>
      <Stack gap="md">
        <PageHeader
          title="Components"
          description="The parts that every screen is built from."
          actions={
            <>
              <Button variant="default">Secondary</Button>
              <Button leftSection={<IconKey size={16} />}>Primary</Button>
            </>
          }
        />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <StatCard label="Active" value={12} note="of 14 in total" icon={IconKey} />
          <StatCard
            label="Health"
            value="86%"
            note="of all keys are active"
            icon={IconActivity}
            tone="success"
          />
          <StatCard label="Due" value={undefined} icon={IconClock} tone="warning" />
        </SimpleGrid>
        <Section title="Table" description="Three rows" flush actions={<Button size="xs">Add</Button>}>
          <DataTable caption="Things" columns={columns} rows={rows} rowKey={(row) => row.id} />
        </Section>
        <Section title="Badges, links, keys">
          <Group gap="sm">
            <StatusBadge tone="success">200 OK</StatusBadge>
            <StatusBadge tone="warning">Client Error</StatusBadge>
            <StatusBadge tone="destructive">Server Error</StatusBadge>
            <StatusBadge tone="neutral">Inactive</StatusBadge>
            <StatusBadge tone="accent">Recommended</StatusBadge>
            <ExternalLink href="https://example.com">Documentation</ExternalLink>
            <KeyHint keys={['Mod', 'Enter']} />
            {[
              'openai',
              'github',
              'google-cloud',
              'stripe',
              'aws',
              'twitter',
              'azure',
              'facebook-graph',
              'twilio',
              'custom',
              'paypal',
              'notion',
              'acme-billing',
              'zebra',
              'night-shift',
            ].map((slug) => (
              <BrandIcon key={slug} slug={slug} name={slug} />
            ))}
          </Group>
        </Section>
        <Dialogs />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Section title="Fields">
            <Stack gap="sm">
              <TextInput label="Endpoint" placeholder="/v1/models" />
              <Select label="Method" data={['GET', 'POST']} defaultValue="GET" />
              <Textarea label="Notes" rows={3} description="Visible to you only" />
              <TextInput label="Disabled" disabled value="Cannot be changed" />
              <Switch label="Remember me" defaultChecked />
              <JsonEditor label="Body" value={text} onChange={setText} />
              <JsonEditor label="Broken body" value={broken} onChange={setBroken} minLines={4} />
            </Stack>
          </Section>
          <Section title="Facts">
            <FactList>
              <Fact name="Kind">One of several</Fact>
              <Fact name="Shortcut">
                <KeyHint keys={['Mod', 'K']} />
              </Fact>
            </FactList>
          </Section>
          <Section title="Responses">
            <Tabs defaultValue="tree">
              <Tabs.List mb="sm">
                <Tabs.Tab value="tree">Tree</Tabs.Tab>
                <Tabs.Tab value="text">Text</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="tree">
                {tree !== undefined && <JsonView label="Response as a tree" doc={tree} />}
              </Tabs.Panel>
              <Tabs.Panel value="text">text</Tabs.Panel>
            </Tabs>
            <Stack gap="sm" mt="sm">
              <CodeView label="response" code={JSON.stringify(sample, null, 2)} language="json" />
              <CodeView label="program" code={code} language="python" collapseAfter={15} />
            </Stack>
          </Section>
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Section title="Empty" flush>
            <EmptyState
              icon={IconKey}
              title="Nothing here"
              text="Add your first thing to get started!"
              action={<Button>Add a thing</Button>}
            />
          </Section>
          <Section title="Failed">
            <ErrorState
              title="The things could not be loaded"
              message="503: The database is busy"
              onRetry={() => {}}
            />
          </Section>
          <Section title="Loading rows" flush>
            <LoadingRows what="things" />
          </Section>
          <Section title="Loading text">
            <LoadingText what="the thing" />
          </Section>
        </SimpleGrid>
        <LoadingCards what="things" />
        <Section title="Loaders">
          <Group gap="xl">
            {LOADER_TYPES.map((type) => (
              <Loader key={type} type={type} text={type} />
            ))}
          </Group>
        </Section>
        <TipList>
          <TipCard icon={IconVariable} title="Use environment variables">
            Keep secrets out of source code.
          </TipCard>
          <TipCard icon={IconShieldLock} title="Limit scope">
            Give each key only the access it needs.
          </TipCard>
        </TipList>
      </Stack>
    </main>
  );
};

const root = document.getElementById('root');
if (root === null) throw new Error('No root element');
createRoot(root).render(
  <ThemeProvider>
    <Gallery />
  </ThemeProvider>,
);
if (start === 'toast')
  toast({
    title: 'Success',
    description: 'API key rotated successfully',
    duration: Number.POSITIVE_INFINITY,
  });
if (start === 'error')
  toast({
    title: 'Error',
    description: '503: The disk is full',
    variant: 'destructive',
    duration: Number.POSITIVE_INFINITY,
  });
