import { applicationsRouter } from '#src/features/applications/applications.router.ts';
import { auditRouter } from '#src/features/audit/audit.router.ts';
import { codegenRouter } from '#src/features/codegen/codegen.router.ts';
import { discoverRouter } from '#src/features/discover/discover.router.ts';
import { endpointsRouter } from '#src/features/endpoints/endpoints.router.ts';
import { foldersRouter } from '#src/features/endpoints/folders/folders.router.ts';
import { environmentsRouter } from '#src/features/environments/environments.router.ts';
import { guidesRouter } from '#src/features/guides/guides.router.ts';
import { historyRouter } from '#src/features/history/history.router.ts';
import { importsRouter } from '#src/features/imports/imports.router.ts';
import { keyFormsRouter } from '#src/features/key-forms/key-forms.router.ts';
import { keysRouter } from '#src/features/keys/keys.router.ts';
import { compositionsRouter } from '#src/features/marketplace/compositions.router.ts';
import { marketplaceRouter } from '#src/features/marketplace/marketplace.router.ts';
import { webhooksRouter } from '#src/features/marketplace/webhooks.router.ts';
import { oauthRouter } from '#src/features/oauth/oauth.router.ts';
import { operationsRouter } from '#src/features/operations/operations.router.ts';
import { ownApisRouter } from '#src/features/own-apis/own-apis.router.ts';
import { profileRouter } from '#src/features/profile/profile.router.ts';
import { providersRouter } from '#src/features/providers/providers.router.ts';
import { researchRouter } from '#src/features/research/research.router.ts';
import { sandboxRouter } from '#src/features/sandbox/sandbox.router.ts';
import { testingRouter } from '#src/features/testing/testing.router.ts';
import { verificationRouter } from '#src/features/verification/verification.router.ts';
import { router } from '#src/trpc.ts';

export const appRouter = router({
  audit: auditRouter,
  providers: providersRouter,
  ownApis: ownApisRouter,
  profile: profileRouter,
  keys: keysRouter,
  endpoints: endpointsRouter,
  folders: foldersRouter,
  environments: environmentsRouter,
  oauth: oauthRouter,
  history: historyRouter,
  testing: testingRouter,
  verification: verificationRouter,
  codegen: codegenRouter,
  compositions: compositionsRouter,
  discover: discoverRouter,
  research: researchRouter,
  operations: operationsRouter,
  guides: guidesRouter,
  applications: applicationsRouter,
  keyForms: keyFormsRouter,
  imports: importsRouter,
  sandbox: sandboxRouter,
  marketplace: marketplaceRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
