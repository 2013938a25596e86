import '#src/app/styles.ts';
import { Stack } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '#src/app/providers.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { BrandStories } from './brand-stories.tsx';
import { ButtonStories } from './button-stories.tsx';
import { ChartStories } from './chart-stories.tsx';
import { CodeStories } from './code-stories.tsx';
import { DialogStories } from './dialog-stories.tsx';
import { FeedbackStories } from './feedback-stories.tsx';
import { FormStories } from './form-stories.tsx';
import { LayoutStories } from './layout-stories.tsx';
import { TableStories } from './table-stories.tsx';
import { TextStories } from './text-stories.tsx';

/*
 * Every part of ui/ on one page, to look at while working on it: run `npm run dev`, then open /gallery/. It is not part
 * of the build. `?open=confirm|form|palette|toast|error` starts with that one open.
 */

const start = new URLSearchParams(location.search).get('open');

const Gallery = () => (
  <main style={{ maxWidth: 1120, margin: '0 auto', padding: '32px 16px' }}>
    <Stack gap="md">
      <LayoutStories />
      <TableStories />
      <TextStories />
      <BrandStories />
      <ButtonStories />
      <FormStories />
      <DialogStories start={start} />
      <CodeStories />
      <ChartStories />
      <FeedbackStories />
    </Stack>
  </main>
);

/** Links need a router. No screen is behind it: they lead nowhere. */
const router = createRouter({
  routeTree: createRootRoute({ component: Gallery, notFoundComponent: Gallery }),
  history: createMemoryHistory(),
});

const root = document.getElementById('root');
if (root === null) throw new Error('No root element');
createRoot(root).render(
  <ThemeProvider>
    <RouterProvider router={router} />
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
