import {
  LOADER_SIZES,
  LOADER_TOAST_MS,
  LOADER_TYPES,
  type LoaderSettings,
} from '@gatehouse/contract/plain/loading-demo.ts';
import { Group, Stack, Text } from '@mantine/core';
import { IconMessage, IconPlayerPlay, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import {
  DEFAULT_VALUES,
  type DemoValues,
  loaderProps,
  problemsOf,
  readDemoValues,
  shownLoader,
} from '#src/features/loading-demo/demo-values.ts';
import { LoaderControls } from '#src/features/loading-demo/loader-controls.tsx';
import { loaderSnippet } from '#src/features/loading-demo/loader-snippet.ts';
import classes from '#src/features/loading-demo/loading-demo.module.css';
import { createDraft, useDraft } from '#src/lib/draft.ts';
import { capitalized } from '#src/lib/format.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { Loader, LoaderMark } from '#src/ui/feedback/loader.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';

/** The loader as it is configured; its delay begins anew with each toast. */
const showInToast = (loader: LoaderSettings): void => {
  toast({
    title: 'Loading in progress',
    description: <Loader key={performance.now()} {...loaderProps(loader)} />,
    duration: LOADER_TOAST_MS,
  });
};

/** The loader as it is configured, and what can be done with it. */
const LoaderPreview = ({ loader }: { loader: LoaderSettings }) => {
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
          <ActionButton variant="default" size="xs" icon={IconMessage} onClick={() => showInToast(loader)}>
            Show in Toast
          </ActionButton>
          {props.delay > 0 && (
            <ActionButton
              variant="default"
              size="xs"
              icon={IconPlayerPlay}
              onClick={() => setPlays((count) => count + 1)}
            >
              Play again
            </ActionButton>
          )}
        </Group>
      </Stack>
    </Section>
  );
};

/** Every loader in every size. */
const LoaderGallery = ({ color }: { color: string | null }) => (
  <Section title="All Loaders">
    <ul className={classes.gallery}>
      {LOADER_TYPES.map((type) => (
        <li key={type} className={classes.card}>
          <Text component="h3" size="sm" fw={600}>
            {capitalized(type)}
          </Text>
          <ul className={classes.sizes}>
            {LOADER_SIZES.map((size) => (
              <li key={size}>
                <span className={classes.cell}>
                  <LoaderMark type={type} size={size} color={color} />
                </span>
                <Text component="span" size="xs" c="dimmed">
                  {capitalized(size)}
                </Text>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Section>
);

const draft = createDraft<DemoValues>({ name: 'loading demo', parse: readDemoValues });

export const LoadingDemoPage = () => {
  const [values, setValues] = useState(() => draft.read() ?? DEFAULT_VALUES);
  useDraft(draft, values);
  const loader = shownLoader(values);
  return (
    <>
      <PageHeader
        title="Loading Indicators Demo"
        description="The loaders that Gatehouse uses. Choose one, look at it, and copy it as a React component."
        actions={
          <ActionButton variant="default" icon={IconRestore} onClick={() => setValues(DEFAULT_VALUES)}>
            Reset
          </ActionButton>
        }
      />
      <Stack gap="lg">
        <div className={classes.panels}>
          <Section title="Customization">
            <LoaderControls
              values={values}
              problems={problemsOf(values)}
              onChange={(changes) => setValues((current) => ({ ...current, ...changes }))}
            />
          </Section>
          <div className={classes.preview}>
            <LoaderPreview loader={loader} />
          </div>
        </div>
        <LoaderGallery color={loader.color} />
      </Stack>
    </>
  );
};
