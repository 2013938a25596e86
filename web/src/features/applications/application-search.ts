import { APPLICATION_STEPS, clampApplicationStep } from '@gatehouse/contract/plain/application-options.ts';
import { searchId } from '#src/lib/search-params.ts';

/** What the URL of the screen says. */
export interface ApplicationSearch {
  /** The step of the wizard, from 1. */
  step?: number | undefined;
  /** The submitted application whose details are open. */
  application?: number | undefined;
}

export const readApplicationSearch = (raw: Record<string, unknown>): ApplicationSearch => {
  const step = searchId(raw.step);
  const clamped = step === undefined ? undefined : clampApplicationStep(step);
  return {
    step: clamped === 1 ? undefined : clamped,
    application: searchId(raw.application),
  };
};

export const LAST_STEP = APPLICATION_STEPS.length;
