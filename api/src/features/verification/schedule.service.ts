import type { SetScheduleInput, VerificationSchedule } from '@gatehouse/contract/verification.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import {
  type CheckableKey,
  listCheckable,
  readSchedule,
  updateSchedule,
} from '#src/features/verification/schedule.store.ts';

export const DAY_MS = 24 * 3_600_000;
/** So much two clocks may differ; a time that is further ahead was written while a clock was wrong. */
const SKEW_MS = 5 * 60_000;

/** Whether keys are verified once a day: the environment decides, otherwise the setting. */
export const isDaily = async (deps: Pick<Deps, 'verifyDaily'>, db: Db): Promise<boolean> =>
  deps.verifyDaily ?? (await readSchedule(db)).daily === 1;

/** When a key is due, in ms since the epoch: after the pause that its API asked for, or a day after its last check. A time that cannot be right does not put it off. */
export const dueAt = ({ checkedAt, notBefore }: CheckableKey, now: number): number => {
  const checked = Date.parse(checkedAt ?? '');
  const pause = Date.parse(notBefore ?? '');
  if (pause <= now + DAY_MS) return pause;
  return Number.isNaN(checked) || checked > now + SKEW_MS ? 0 : checked + DAY_MS;
};

const nextRun = (keys: readonly CheckableKey[], now: number): string | null =>
  keys.length === 0
    ? null
    : new Date(Math.max(now, Math.min(...keys.map((key) => dueAt(key, now))))).toISOString();

export const getSchedule = async (deps: Deps): Promise<VerificationSchedule> => {
  const { db } = deps.connection;
  const [daily, keys, { last_run_at: lastRunAt }] = [
    await isDaily(deps, db),
    await listCheckable(db),
    await readSchedule(db),
  ];
  return {
    daily,
    isFixed: deps.verifyDaily !== undefined,
    keys: keys.length,
    lastRunAt,
    nextRunAt: daily ? nextRun(keys, deps.now()) : null,
  };
};

/** Turns the daily check on or off; a running one makes no further call. Throws CONFLICT if the environment decides. */
export const setSchedule = async (deps: Deps, { daily }: SetScheduleInput): Promise<VerificationSchedule> => {
  if (deps.verifyDaily !== undefined)
    throw new AppError(
      'CONFLICT',
      'VERIFY_DAILY is set where the server runs, so it cannot be changed here.',
    );
  await deps.connection.transaction((tx) => updateSchedule(tx, { daily: Number(daily) }));
  return getSchedule(deps);
};
