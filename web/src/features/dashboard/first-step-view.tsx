import { Button, Group, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import classes from '#src/features/dashboard/first-run.module.css';
import type { FirstStep } from '#src/features/dashboard/first-step.ts';
import { formatCount } from '#src/lib/format.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';

type Request = Extract<FirstStep, { kind: 'request' }>;

const textOfRequest = ({ what, values, secret, form }: Request): string => {
  const where = form === undefined ? '' : `, to ${form.name}`;
  const key =
    secret === ''
      ? 'There is no key in it: add one, then the request is ready to send.'
      : 'There is a key in it: store it, then the request is ready to send.';
  return `Recognised as ${what}: ${values.method} ${values.endpoint}${where}. ${key}`;
};

/** What was recognised, and what the button beside it does. */
const wordsFor = (step: FirstStep): { text: string; action?: string } => {
  switch (step.kind) {
    case 'key': {
      const { form, isCertain } = step;
      if (form === undefined)
        return { text: 'Looks like a key. Nothing says which provider it is for.', action: 'Add this key' };
      const text = isCertain ? `Recognised as a key for ${form.name}.` : `Named like a key for ${form.name}.`;
      return { text, action: `Add this ${form.name} key` };
    }
    case 'keys':
      return {
        text: `Recognised ${formatCount(step.count, 'key')}.`,
        action: `Review ${formatCount(step.count, 'key')}`,
      };
    case 'request':
      return {
        text: textOfRequest(step),
        action: step.secret === '' ? 'Add a key for it' : 'Store the key',
      };
    case 'document':
      return { text: 'Recognised as a description of an API.', action: 'Review its endpoints' };
    case 'unknown':
      return { text: step.problem };
  }
};

const formOf = (step: FirstStep) => (step.kind === 'key' || step.kind === 'request' ? step.form : undefined);

/** Says what was pasted, and leads on. */
export const FirstStepView = ({ step, onOpen }: { step: FirstStep; onOpen: () => void }) => {
  const { text, action } = wordsFor(step);
  const form = formOf(step);
  return (
    <Group gap="sm">
      {form !== undefined && <BrandIcon slug={form.slug} name={form.name} size={22} />}
      <Text size="sm" flex={1} miw="14rem" className={classes.text}>
        {text}
      </Text>
      {action !== undefined && (
        <Button
          onClick={onOpen}
          ms="auto"
          rightSection={<IconArrowRight size={16} stroke={1.75} aria-hidden />}
        >
          {action}
        </Button>
      )}
    </Group>
  );
};
