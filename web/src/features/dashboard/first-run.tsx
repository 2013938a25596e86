import { Group, Stack, Text, Textarea } from '@mantine/core';
import { type ComponentType, useDeferredValue, useMemo, useState } from 'react';
import classes from '#src/features/dashboard/first-run.module.css';
import { type FirstStep, readFirstStep } from '#src/features/dashboard/first-step.ts';
import { FirstStepView } from '#src/features/dashboard/first-step-view.tsx';
import { TrySandbox } from '#src/features/dashboard/try-sandbox.tsx';
import { useAfterAdding } from '#src/features/dashboard/use-after-adding.ts';
import type { Loadable } from '#src/lib/load-once.ts';
import type { AddKeyDialogProps, PastedKeyText } from '#src/shared/keys/add-key-props.ts';
import { useKeyForms } from '#src/shared/keys/use-key-forms.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

/** Dialogs of other features: the route provides them. */
export interface FirstRunDialogs {
  addKey: Loadable<ComponentType<AddKeyDialogProps>>;
  importDocument: Loadable<ComponentType<ImportDialogProps>>;
}

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
  source?: { text: string } | { url: string } | undefined;
}

/** What the Add dialog starts with: the pasted key, or only the API that it is for. */
const pastedOf = (step: FirstStep | undefined): PastedKeyText | undefined => {
  if (step?.kind === 'key' || step?.kind === 'keys') return { text: step.text };
  if (step?.kind !== 'request') return undefined;
  return { text: step.secret, baseUrl: step.form === undefined ? step.origin : undefined };
};

/** The provider that the Add dialog starts with; the one without facts if nobody knows the API. */
const slugOf = (step: FirstStep | undefined): string | undefined =>
  step?.kind === 'request' ? (step.form?.slug ?? 'custom') : undefined;

/** Whether the text is a secret and nothing else, which nobody needs to read. */
const isSecret = (step: FirstStep | undefined): boolean => step?.kind === 'key' || step?.kind === 'keys';

/** One box for whatever a newcomer has, and a call to the sandbox for who has nothing yet. */
const FirstRun = ({ dialogs }: { dialogs: FirstRunDialogs }) => {
  const [text, setText] = useState('');
  const [open, setOpen] = useState<'key' | 'import'>();
  const forms = useKeyForms();
  const read = useDeferredValue(text);
  const step = useMemo(() => readFirstStep(forms, read), [forms, read]);
  const afterAdding = useAfterAdding();
  const close = (): void => setOpen(undefined);
  return (
    <Stack gap="sm" className={classes.box}>
      <Textarea
        label="Paste a key, an .env block, a cURL command or a URL"
        description="It is recognised in your browser, and stored only when you say so."
        placeholder="OPENAI_API_KEY=sk-…"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className={isSecret(step) ? classes.masked : undefined}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        autosize
        minRows={2}
        maxRows={8}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <div role="status">
        {step !== undefined && (
          <FirstStepView step={step} onOpen={() => setOpen(step.kind === 'document' ? 'import' : 'key')} />
        )}
      </div>
      <Group gap="sm" justify="space-between" className={classes.sandbox}>
        <Text size="sm" c="dimmed" flex={1} miw="14rem" className={classes.text}>
          No key at hand? The sandbox is a simulated API inside Gatehouse: no account, and nothing leaves this
          machine.
        </Text>
        <TrySandbox />
      </Group>
      <LazyDialog
        code={dialogs.addKey}
        opened={open === 'key'}
        onClose={close}
        onAdded={(added) => afterAdding(added, step?.kind === 'request' ? step.values : undefined)}
        slug={slugOf(step)}
        pasted={pastedOf(step)}
      />
      <LazyDialog
        code={dialogs.importDocument}
        opened={open === 'import'}
        onClose={close}
        source={step?.kind === 'document' ? step.source : undefined}
      />
    </Stack>
  );
};

export default FirstRun;
