import type { Generated } from 'kysely';

/** One row with id 1. */
export type VerificationScheduleTable = {
  id: Generated<number>;
  /** 0 or 1: whether every key is verified once a day. */
  daily: number;
  /** When the last scheduled check ended; null if there was none. */
  last_run_at: string | null;
};
