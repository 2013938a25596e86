import '#src/lib/trusted-types.ts';
import '#src/app/zod-config.ts';
import '#src/app/styles.ts';
import { RouterProvider } from '@tanstack/react-router';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#src/app/providers.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { rootElement } from '#src/app/root-element.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { deletionLink } from '#src/features/deletions/offers/deletion-link.ts';
import { createTrpcClient } from '#src/lib/trpc.ts';

// Created before anything is rendered, because the route of the first screen uses them to start its queries.
const queryClient = createQueryClient();
const trpcClient = createTrpcClient([deletionLink(queryClient)]);
const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });
const router = createAppRouter({ queryClient, utils });

const root = createRoot(rootElement(document));

// Until the first screen can be drawn, the static shell of the page stands in its place.
void router.load().finally(() =>
  root.render(
    <StrictMode>
      <Providers queryClient={queryClient} trpcClient={trpcClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
