import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NavigationEffects } from '#src/app/navigation-effects.tsx';
import { NotFoundPage } from '#src/app/not-found-page.tsx';
import { Shell } from '#src/app/shell.tsx';
import type { QueryStart } from '#src/lib/query-start.ts';

export const Route = createRootRouteWithContext<QueryStart>()({
  component: () => (
    <>
      <NavigationEffects />
      <Outlet />
    </>
  ),
  notFoundComponent: () => (
    <Shell>
      <NotFoundPage />
    </Shell>
  ),
});
