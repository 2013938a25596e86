import { keysRouter } from '#src/features/keys/keys.router.ts';
import { providersRouter } from '#src/features/providers/providers.router.ts';
import { testingRouter } from '#src/features/testing/testing.router.ts';
import { router } from '#src/trpc.ts';

export const appRouter = router({
  providers: providersRouter,
  keys: keysRouter,
  testing: testingRouter,
});

export type AppRouter = typeof appRouter;
