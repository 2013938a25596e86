import type { Generated } from 'kysely';

/** Runs of compositions, without secrets. The columns of the list come first: SQLite reads them without the texts that follow. */
export type CompositionRunsTable = {
  id: Generated<number>;
  composition_id: string;
  name: string;
  status: 'running' | 'completed' | 'failed';
  error: string | null;
  note: string | null;
  /** No reference: a run outlives the one that it retried. */
  retry_of: number | null;
  started_at: string;
  ended_at: string | null;
  /** What a run that is killed says about the step that ran; null before the first one. */
  at_step: string | null;
  /** Moved on while the run lives: one that is left behind has been killed. */
  alive_until: string;
  /** A hash of the composition, so that a retry does not continue another one. */
  definition: string;
  /** JSON object, a provider's slug to what it was called with: ids, never a secret. */
  credentials: string;
  /** JSON object. */
  inputs: string;
  /** JSON; null if there is none. */
  output: string | null;
  /** JSON list. */
  steps: string;
};
