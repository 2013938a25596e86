import type { VerificationSchedule } from '@gatehouse/contract/verification.ts';
import { Stack, Switch, Text } from '@mantine/core';
import { formatCount, formatDateTime, formatUntil } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { Section } from '#src/ui/layout/section.tsx';

const lastRun = ({ lastRunAt }: VerificationSchedule): string =>
  lastRunAt === null ? 'It has not run yet.' : `Last run: ${formatDateTime(lastRunAt)}.`;

const nextRun = ({ daily, keys, nextRunAt }: VerificationSchedule): string => {
  if (!daily) return 'It is off: Gatehouse makes no calls on its own.';
  if (nextRunAt === null) return 'No stored key can be verified.';
  const when = Date.parse(nextRunAt) <= Date.now() ? 'within a minute' : formatUntil(nextRunAt);
  return `${formatCount(keys, 'key', 'keys')} can be verified. Next run: ${when}.`;
};

const DailySwitch = (schedule: VerificationSchedule) => {
  const utils = trpc.useUtils();
  const set = trpc.verification.setSchedule.useMutation({
    onSuccess: (saved) => utils.verification.schedule.setData({}, saved),
    meta: { failure: FROM_ERROR },
  });
  return (
    <Stack gap="xs" maw={560}>
      <Switch
        checked={set.isPending ? set.variables.daily : schedule.daily}
        disabled={schedule.isFixed}
        onChange={({ currentTarget }) => set.mutate({ daily: currentTarget.checked })}
        label="Verify keys every day"
        description="Asks each provider once a day whether it accepts your keys, even while no browser is open. A key that is rejected shows on the dashboard and on the browser’s tab. A provider that cannot be reached changes nothing. Keys of providers without such a call are left out."
      />
      {schedule.isFixed && (
        <Text size="sm">VERIFY_DAILY, which is set where the server runs, decides this.</Text>
      )}
      <Text size="sm" c="dimmed" role="status">
        {lastRun(schedule)} {nextRun(schedule)}
      </Text>
    </Stack>
  );
};

/** Turns the daily verification on the server on and off. */
const DailyVerification = () => {
  const schedule = trpc.verification.schedule.useQuery({}, { staleTime: 0 });
  return (
    <Section title="Daily Verification" description="Saved on the server at once, for everyone who uses it.">
      <LoadState
        state={schedule}
        errorTitle="The daily verification could not be loaded"
        loading={<LoadingText what="settings" count={1} />}
      >
        {(loaded) => <DailySwitch {...loaded} />}
      </LoadState>
    </Section>
  );
};

export default DailyVerification;
