import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { OAUTH_STEPS, type OauthStep } from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { OauthSearch } from '#src/features/oauth/oauth-search.ts';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';

/** From 0. */
export const stepIndex = (step: OauthStep): number => OAUTH_STEPS.findIndex(({ id }) => id === step);

interface Loaded {
  /** Whether the chosen provider is in the list. */
  hasProvider: boolean;
  /** Undefined while they are not known. */
  configs: readonly Pick<OauthConfig, 'providerId'>[] | undefined;
  /** Undefined while they are not known. */
  connections: readonly Pick<OauthConnection, 'providerId' | 'status' | 'isRenewable'>[] | undefined;
}

/**
 * The step that is shown: the one in the URL if what it needs is there, else the last one that has what it needs.
 * Undefined while that is not known yet.
 */
export const shownStep = (
  { providerId, step }: OauthSearch,
  { hasProvider, configs, connections }: Loaded,
): OauthStep | undefined => {
  if (step === undefined || !hasProvider) return 'select-provider';
  if (step === 'configure') return step;
  if (configs === undefined) return undefined;
  if (!configs.some((config) => config.providerId === providerId)) return 'configure';
  if (step === 'test-connection') return step;
  if (connections === undefined) return undefined;
  const isConnected = connections.some((one) => one.providerId === providerId && isUsable(one));
  return isConnected ? step : 'test-connection';
};
