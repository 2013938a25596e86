import { auditRouter } from '#src/features/audit/audit.router.ts';
import { codegenRouter } from '#src/features/codegen/codegen.router.ts';
import { discoverRouter } from '#src/features/discover/discover.router.ts';
import { guidesRouter } from '#src/features/guides/guides.router.ts';
import { keyFormsRouter } from '#src/features/key-forms/key-forms.router.ts';
import { keysRouter } from '#src/features/keys/keys.router.ts';
import { providersRouter } from '#src/features/providers/providers.router.ts';
import { researchRouter } from '#src/features/research/research.router.ts';
import { testingRouter } from '#src/features/testing/testing.router.ts';
import { verificationRouter } from '#src/features/verification/verification.router.ts';
import { router } from '#src/trpc.ts';

export const appRouter = router({
  audit: auditRouter,
  providers: providersRouter,
  keys: keysRouter,
  testing: testingRouter,
  verification: verificationRouter,
  codegen: codegenRouter,
  discover: discoverRouter,
  research: researchRouter,
  guides: guidesRouter,
  keyForms: keyFormsRouter,
});

export type AppRouter = typeof appRouter;
