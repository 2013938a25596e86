import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from '#src/app/theme.ts';
import { preferenceKey } from '#src/lib/browser-storage.ts';
import { cspNonce } from '#src/lib/csp-nonce.ts';
import { type createTrpcClient, trpc } from '#src/lib/trpc.ts';
import { Toaster } from '#src/ui/feedback/toaster.tsx';
import { TooltipLayer } from '#src/ui/feedback/tooltip-layer.tsx';

/** `gatehouse-color-scheme`, also in public/first-frame.js, which runs before any module. */
const COLOR_SCHEME_KEY = preferenceKey('color-scheme');

const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

const getStyleNonce = (): string => cspNonce;

/** The theme, the toasts and the tooltip, without data. The component gallery needs nothing else. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
    getStyleNonce={getStyleNonce}
  >
    {children}
    <Toaster />
    <TooltipLayer />
  </MantineProvider>
);

interface ProvidersProps {
  queryClient: QueryClient;
  trpcClient: ReturnType<typeof createTrpcClient>;
  children: ReactNode;
}

export const Providers = ({ queryClient, trpcClient, children }: ProvidersProps) => (
  <ThemeProvider>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  </ThemeProvider>
);
