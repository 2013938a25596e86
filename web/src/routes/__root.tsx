import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NavigationEffects } from '#src/app/navigation-effects.tsx';
import { NotFoundPage } from '#src/app/not-found-page.tsx';
import { Shell } from '#src/app/shell.tsx';

export const Route = createRootRoute({
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
