import { Button, Group, Text, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useDeferredValue, useMemo, useState } from 'react';
import classes from '#src/features/dashboard/first-run.module.css';
import { type FirstStep, readFirstStep } from '#src/features/dashboard/first-step.ts';
import type {
  AddKeyDialogProps,
  JustAddedKey,
  PastedKeyText,
} from '#src/features/keys/offers/add-key-props.ts';
import { useKeyForms } from '#src/features/keys/offers/use-key-forms.ts';
import { useQuietVerification } from '#src/features/keys/offers/verify-key.ts';
import { openValues, toRequest, useOpenRequest } from '#src/features/requests/offers/open-request.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { formatCount } from '#src/lib/format.ts';
import type { Loadable } from '#src/lib/load-once.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { isDialogOpen } from '#src/ui/dialog/open-dialog.ts';

type Request = Extract<FirstStep, { kind: 'request' }>;

const textOfRequest = ({ what, values, secret, form }: Request): string => {
  const where = form === undefined ? '' : `, to ${form.name}`;
  const key =
    secret === ''
      ? 'There is no key in it: add one, then the request is ready to send.'
      : 'There is a key in it: store it, then the request is ready to send.';
  return `Recognized as ${what}: ${values.method} ${values.endpoint}${where}. ${key}`;
};

const LABEL = 'Paste a key, an .env block, a cURL command or a URL';
/** The same in one line of a phone: the box grows with its placeholder. */
const SHORT_LABEL = 'Paste a key, .env, cURL or URL';

/** What was recognized, and what the button beside it does. */
const wordsFor = (step: FirstStep): { text: string; action?: string } => {
  switch (step.kind) {
    case 'key': {
      const { form, isCertain } = step;
      if (form === undefined)
        return { text: 'Looks like a key for an unknown provider.', action: 'Add this key' };
      const text = isCertain ? `Recognized as a key for ${form.name}.` : `Named like a key for ${form.name}.`;
      return { text, action: `Add this ${form.name} key` };
    }
    case 'keys':
      return {
        text: `Recognized ${formatCount(step.count, 'key')}.`,
        action: `Review ${formatCount(step.count, 'key')}`,
      };
    case 'request':
      return {
        text: textOfRequest(step),
        action: step.secret === '' ? 'Add a key for it' : 'Store the key',
      };
    case 'document':
      return { text: 'Recognized as a description of an API.', action: 'Review its endpoints' };
    case 'unknown':
      return { text: step.problem };
  }
};

const formOf = (step: FirstStep) => (step.kind === 'key' || step.kind === 'request' ? step.form : undefined);

interface FirstStepViewProps {
  step: FirstStep;
  onOpen: () => void;
  /** Opens a request without a key in it; who has keys already needs no further one for it. */
  onTest: ((values: RequestValues) => void) | undefined;
}

/** Says what was pasted, and leads on. */
const FirstStepView = ({ step, onOpen, onTest }: FirstStepViewProps) => {
  const { text, action } = wordsFor(step);
  const form = formOf(step);
  const notes = step.kind === 'request' ? step.notes : [];
  return (
    <Group gap="sm">
      {form !== undefined && <BrandIcon slug={form.slug} name={form.name} size={22} />}
      <Text size="sm" flex={1} miw="14rem" className={classes.text}>
        {text}
        {notes.length > 0 && (
          <Text span size="xs" c="dimmed" display="block">
            {notes.join(' ')}
          </Text>
        )}
      </Text>
      <Group gap="xs" ms="auto" justify="flex-end">
        {onTest !== undefined && step.kind === 'request' && step.secret === '' && (
          <Button variant="default" onClick={() => onTest(step.values)}>
            Open on the test screen
          </Button>
        )}
        {action !== undefined && (
          <Button onClick={onOpen} rightSection={<IconArrowRight size={16} stroke={1.75} aria-hidden />}>
            {action}
          </Button>
        )}
      </Group>
    </Group>
  );
};

/** Leads from a key that was just added to its first call: the pasted request, or else the first example of its provider. */
const useAfterAdding = () => {
  const navigate = useNavigate();
  const verifyQuietly = useQuietVerification();
  return ({ key, verifies }: JustAddedKey, values: RequestValues | undefined): void => {
    const keyId = key.id;
    if (verifies) verifyQuietly(keyId);
    if (values !== undefined) openValues(navigate, { keyId, values });
    else void navigate({ to: '/test', search: { keyId, first: true } });
  };
};

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

/** Whether there is a secret in the text, which nobody who looks over the shoulder may read. */
const isSecret = (step: FirstStep | undefined): boolean =>
  step?.kind === 'key' || step?.kind === 'keys' || (step?.kind === 'request' && step.secret !== '');

interface BoxProps {
  isOneLine: boolean;
  text: string;
  setText: (text: string) => void;
  isHidden: boolean;
  /** Something was pasted before it was shown. */
  isPasted: boolean;
}

const Box = ({ isOneLine, isPasted, text, setText, isHidden }: BoxProps) => (
  <Textarea
    {...(isOneLine
      ? { 'aria-label': LABEL, placeholder: SHORT_LABEL, minRows: 1 }
      : {
          label: LABEL,
          description: 'It is recognized in your browser, and stored only when you say so.',
          placeholder: 'OPENAI_API_KEY=sk-…',
          minRows: 2,
        })}
    // In a dialog, Tab leads from here to what can be done.
    data-autofocus={isPasted || undefined}
    value={text}
    onChange={(event) => setText(event.currentTarget.value)}
    className={isHidden ? classes.masked : undefined}
    styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
    autosize
    maxRows={8}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
  />
);

interface PasteBoxProps {
  dialogs: FirstRunDialogs;
  /** Of one line, which says in itself what it is for: for who knows it. */
  isOneLine?: boolean;
  /** What it contains at first. */
  pasted?: string;
  /** It has led somewhere else. */
  onDone?: () => void;
}

const TAKES_TEXT = 'input, textarea, select, [contenteditable]';

/** What is pasted beside every field goes into the box: nobody has to click there first. */
const usePasteBesideFields = (setText: (text: string) => void): void =>
  useWindowEvent('paste', ({ target, clipboardData }) => {
    const pasted = clipboardData?.getData('text/plain') ?? '';
    if (pasted === '' || isDialogOpen() || (target instanceof Element && target.closest(TAKES_TEXT))) return;
    setText(pasted);
  });

/** One box for whatever somebody has: it is recognized here, and leads on. */
export const PasteBox = ({ dialogs, isOneLine = false, pasted = '', onDone }: PasteBoxProps) => {
  const [text, setText] = useState(pasted);
  const [open, setOpen] = useState<'key' | 'import'>();
  usePasteBesideFields(setText);
  const forms = useKeyForms();
  const read = useDeferredValue(text);
  const step = useMemo(() => readFirstStep(forms, read), [forms, read]);
  const afterAdding = useAfterAdding();
  const openRequest = useOpenRequest();
  const close = (): void => setOpen(undefined);
  const test = (values: RequestValues): void => {
    openRequest({ ...toRequest(values, {}), ask: 'url' });
    onDone?.();
  };
  return (
    <div>
      <Box {...{ isOneLine, text, setText }} isHidden={isSecret(step)} isPasted={pasted !== ''} />
      <div role="status" className={classes.recognized}>
        {step !== undefined && (
          <FirstStepView
            step={step}
            onOpen={() => setOpen(step.kind === 'document' ? 'import' : 'key')}
            onTest={isOneLine ? test : undefined}
          />
        )}
      </div>
      <LazyDialog
        code={dialogs.addKey}
        opened={open === 'key'}
        onClose={close}
        onAdded={(added) => {
          afterAdding(added, step?.kind === 'request' ? step.values : undefined);
          onDone?.();
        }}
        slug={slugOf(step)}
        pasted={pastedOf(step)}
      />
      <LazyDialog
        code={dialogs.importDocument}
        opened={open === 'import'}
        onClose={close}
        source={step?.kind === 'document' ? step.source : undefined}
      />
    </div>
  );
};
