import { Button, Stack } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import {
  DEFAULT_VALUES,
  type DemoValues,
  problemsOf,
  readDemoValues,
  shownLoader,
} from '#src/features/loading-demo/demo-values.ts';
import { LoaderControls } from '#src/features/loading-demo/loader-controls.tsx';
import { LoaderGallery } from '#src/features/loading-demo/loader-gallery.tsx';
import { LoaderPreview } from '#src/features/loading-demo/loader-preview.tsx';
import classes from '#src/features/loading-demo/loading-demo.module.css';
import { createDraft, useDraft } from '#src/lib/draft.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';

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
          <Button
            variant="default"
            leftSection={<IconRestore size={16} stroke={1.75} aria-hidden />}
            onClick={() => setValues(DEFAULT_VALUES)}
          >
            Reset
          </Button>
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
