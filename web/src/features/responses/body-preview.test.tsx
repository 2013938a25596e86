import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import BodyPreview from '#src/features/responses/body-preview.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('a page is shown in a frame that may do nothing at all', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MantineProvider>
        <BodyPreview
          text="<script>alert(1)</script><p>Hello"
          contentType="text/html"
          binary={undefined}
          label="Response body"
        />
      </MantineProvider>,
    ),
  );
  const frame = container.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('');
  expect(frame?.srcdoc).toContain('Hello');
  expect(frame?.srcdoc).not.toContain('script>');
  await act(async () => root.unmount());
});
