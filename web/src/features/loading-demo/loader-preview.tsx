import { LOADER_TOAST_MS, type LoaderSettings } from '@gatehouse/contract/loading-demo.ts';
import { Button, Group, Stack } from '@mantine/core';
import { IconMessage, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { loaderProps } from '#src/features/loading-demo/demo-values.ts';
import { loaderSnippet } from '#src/features/loading-demo/loader-snippet.ts';
import classes from '#src/features/loading-demo/loading-demo.module.css';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { Loader, LoaderMark } from '#src/ui/feedback/loader.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { Section } from '#src/ui/layout/section.tsx';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** The toast itself is the text, and appears when it is asked for: without the loader's own text and delay. */
const showInToast = ({ type, size, color }: LoaderSettings): void => {
  toast({
    title: 'Loading in progress',
    icon: <LoaderMark type={type} size={size} color={color} />,
    duration: LOADER_TOAST_MS,
  });
};

/** The loader as it is configured, and what can be done with it. */
export const LoaderPreview = ({ loader }: { loader: LoaderSettings }) => {
  const [plays, setPlays] = useState(0);
  const props = loaderProps(loader);
  return (
    <Section title="Preview">
      <Stack gap="md">
        {/* A delay runs when the loader appears: it starts again when it is changed or played. */}
        <div key={`${plays} ${props.delay}`} className={classes.stage}>
          <Loader {...props} />
        </div>
        <Group gap="xs">
          <CopyButton
            label="Copy Code"
            look="button"
            onCopy={() => copyText(loaderSnippet(loader), { title: 'Code copied to clipboard' })}
          />
          <Button
            variant="default"
            size="xs"
            leftSection={<IconMessage {...ICON} />}
            onClick={() => showInToast(loader)}
          >
            Show in Toast
          </Button>
          {props.delay > 0 && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlayerPlay {...ICON} />}
              onClick={() => setPlays((count) => count + 1)}
            >
              Play again
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  );
};
