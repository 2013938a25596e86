import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { statusBadge, type TestResult } from '@gatehouse/contract/testing.ts';
import { Alert, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { StatusBadge } from '#src/components/status-badge.tsx';
import { Observations } from '#src/features/testing/observations.tsx';
import classes from '#src/features/testing/response.module.css';
import { ResponseBody } from '#src/features/testing/response-body.tsx';
import { ResponseHeaders } from '#src/features/testing/response-headers.tsx';
import { type SentCall, statusLine } from '#src/features/testing/test-run.ts';
import { TimingBars } from '#src/features/testing/timing-bars.tsx';
import { WithheldKey } from '#src/features/testing/withheld-key.tsx';
import { formatBytes, formatMs } from '#src/lib/format.ts';

const Head = ({ call, result }: { call: SentCall; result: TestResult }) => {
  const badge = statusBadge(result.status);
  const line = statusLine(result);
  return (
    <Stack gap={6}>
      <Group gap="xs">
        <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
        {line !== '' && <Text fw={600}>{line}</Text>}
        {result.truncated === true && <StatusBadge tone="warning">Truncated</StatusBadge>}
        <Group component="dl" gap="sm" className={classes.facts}>
          <div>
            <dt>Time</dt>
            <dd>{formatMs(result.responseTime)}</dd>
          </div>
          {result.size !== undefined && (
            <div>
              <dt>Size</dt>
              <dd>{formatBytes(result.size)}</dd>
            </div>
          )}
        </Group>
      </Group>
      <Text size="xs" c="dimmed" className={classes.wrapAnywhere}>
        <span className={classes.mono}>
          {call.input.method} {call.url}
        </span>
      </Text>
    </Stack>
  );
};

const Answer = ({ result }: { result: TestResult }) => {
  const { response = null, headers = {}, timings, size = 0 } = result;
  return (
    <Tabs defaultValue="body" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="body">Body</Tabs.Tab>
        <Tabs.Tab value="headers">Headers ({Object.keys(headers).length})</Tabs.Tab>
        {timings !== undefined && <Tabs.Tab value="timing">Timing</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="body" pt="sm">
        <ResponseBody value={response} size={size} />
      </Tabs.Panel>
      <Tabs.Panel value="headers" pt="sm">
        <ResponseHeaders headers={headers} />
      </Tabs.Panel>
      {timings !== undefined && (
        <Tabs.Panel value="timing" pt="sm">
          <TimingBars timings={timings} totalMs={result.responseTime} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
};

interface TestResultViewProps {
  call: SentCall;
  result: TestResult;
  /** The key that was tested; undefined where it is gone meanwhile. */
  apiKey: ApiKey | undefined;
  onSendAgain: () => void;
}

/** What came of a call: an answer of any status, or the reason why none came. */
export const TestResultView = ({ call, result, apiKey, onSendAgain }: TestResultViewProps) => (
  <Stack gap="md">
    <Head call={call} result={result} />
    {result.error !== undefined && (
      <Alert
        variant="light"
        color="red"
        title="No answer came"
        icon={<IconPlugConnectedX size={18} stroke={1.75} aria-hidden />}
        className={classes.error}
      >
        <Text size="sm" c="var(--mantine-color-text)" className={classes.wrapAnywhere}>
          {result.error}
        </Text>
      </Alert>
    )}
    {result.withheldHost !== undefined && apiKey !== undefined && (
      <WithheldKey host={result.withheldHost} apiKey={apiKey} onSendAgain={onSendAgain} />
    )}
    <Observations result={result} />
    {result.status !== undefined && <Answer result={result} />}
  </Stack>
);
