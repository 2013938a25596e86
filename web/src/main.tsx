import '#src/lib/trusted-types.ts';
import '#src/app/zod-config.ts';
import '#src/app/styles.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#src/app/providers.tsx';
import { rootElement } from '#src/app/root-element.ts';
import { router } from '#src/app/router.tsx';

createRoot(rootElement(document)).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
