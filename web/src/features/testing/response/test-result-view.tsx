import { SANDBOX_ORIGIN } from '@gatehouse/contract/plain/sandbox.ts';
import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import type { TestResult } from '@gatehouse/contract/testing.ts';
import { toApiRequest } from '@gatehouse/request/api-request.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';
import { Alert, Group, Stack, Tabs, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconPlugConnectedX } from '@tabler/icons-react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { ReconnectLink } from '#src/features/oauth/offers/reconnect-link.tsx';
import { shownCredentialOf } from '#src/features/requests/offers/asked-credential.ts';
import type { CallChoice } from '#src/features/requests/offers/call-choices.ts';
import { sentText } from '#src/features/responses/offers/body-text.ts';
import { BodyView } from '#src/features/responses/offers/body-view.tsx';
import { KeyNotSent, KeyNotSentInTheOpen } from '#src/features/testing/response/key-not-sent.tsx';
import { useMaskedSecrets } from '#src/features/testing/response/masked-secrets.tsx';
import { NextPage } from '#src/features/testing/response/next-page.tsx';
import { rankedObservations } from '#src/features/testing/response/ranked-observations.ts';
import classes from '#src/features/testing/response/response.module.css';
import { ResponseHeaders } from '#src/features/testing/response/response-headers.tsx';
import { TimingBars } from '#src/features/testing/response/timing-bars.tsx';
import type { ResponseLook, ResponseTab } from '#src/features/testing/response/use-response-look.ts';
import { valueLinks } from '#src/features/testing/response/value-links.ts';
import { idOfCall, type SentCall, statusLine } from '#src/features/testing/test-run.ts';
import { formatBytes, formatCount, formatMs } from '#src/lib/format.ts';
import { copyCode } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { CutText } from '#src/ui/text/cut-text.tsx';

/** Whether a text tells the user to rotate the key: then the buttons to do so belong beside it. */
const saysRotate = (texts: readonly { text: string }[] = []): boolean =>
  texts.some(({ text }) => /\brotate (?:it|the key)\b/i.test(text));

const contentTypeOf = ({ headers = {} }: TestResult): string => headers['content-type'] ?? '';

/** The analysis: its most important observations, which open the others. */
const Observations = ({ result }: { result: TestResult }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { first, others } = rankedObservations(result);
  if (first.length === 0) return null;
  const isJson = /\bjson\b/i.test(contentTypeOf(result));
  return (
    <section className={classes.analysis} aria-label="Analysis">
      <ul id={id} className={classes.observations} data-open={isOpen || undefined}>
        {(isOpen ? [...first, ...others] : first).map(({ kind, text }) => (
          <Text
            key={kind}
            component="li"
            size="sm"
            className={classes.wrapAnywhere}
            data-brief={(isJson && kind === 'shape') || undefined}
          >
            {text}
          </Text>
        ))}
      </ul>
      {others.length > 0 && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          <IconChevronRight size={14} stroke={1.75} aria-hidden />
          {isOpen ? 'Less' : `${others.length} more`}
        </UnstyledButton>
      )}
    </section>
  );
};

// Only a rejected key needs it.
const KeyRemedy = lazy(async () => ({
  default: (await import('#src/features/keys/offers/rotate-key.tsx')).KeyRemedy,
}));

const Facts = ({ result }: { result: TestResult }) => (
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
);

type HeadProps = Pick<TestResultViewProps, 'call' | 'result' | 'choice'>;

const WITHOUT_KEY = { baseUrl: null, defaultHeaders: {} };

/** The command that repeats the call; undefined if no command can. */
const commandOf = ({ call, result, choice }: HeadProps): string | undefined => {
  const isKeyless = idOfCall(call).noKey === true;
  if (choice === undefined && !isKeyless) return undefined;
  const credential = choice && shownCredentialOf(choice);
  // The URL that was called, even if the base URL of the key has changed since.
  const request = { ...toApiRequest(call.input), endpoint: call.url };
  return curlCommand(request, credential ?? WITHOUT_KEY, {
    key: result.withheldHost === undefined ? credential : undefined,
  });
};

/** What the command lacks. */
const lackOf = ({ lostHeaders = 0 }: SentCall): string | undefined =>
  lostHeaders === 0 ? undefined : `Without ${formatCount(lostHeaders, 'header')} that a reload left out`;

const Head = (props: HeadProps) => {
  const { call, result } = props;
  const command = commandOf(props);
  const badge = statusBadge(result.status);
  const line = statusLine(result);
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
        {line !== '' && <Text fw={600}>{line}</Text>}
        {call.url.startsWith(`${SANDBOX_ORIGIN}/`) && <StatusBadge tone="accent">Simulated</StatusBadge>}
        {result.truncated === true && <StatusBadge tone="warning">Truncated</StatusBadge>}
        <Facts result={result} />
      </Group>
      <div className={classes.called}>
        <span className={classes.calledUrl}>
          <CutText>{`${call.input.method} ${call.url}`}</CutText>
        </span>
        {command !== undefined && (
          <CopyButton label="Copy as cURL" look="button" onCopy={() => copyCode(command, lackOf(call))} />
        )}
      </div>
    </Stack>
  );
};

const ResponseTabs = ({ call, result, look, arrivals }: ShownProps) => {
  const { headers, timings, size = 0 } = result;
  const text = useMemo(() => sentText(result), [result]);
  const linkOf = useMemo(() => valueLinks(call.url), [call.url]);
  const tab = look.tab === 'timing' && timings === undefined ? 'body' : look.tab;
  return (
    <Tabs value={tab} onChange={(chosen) => look.setTab(chosen as ResponseTab)} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="body">Body</Tabs.Tab>
        <Tabs.Tab value="headers">
          {headers === undefined ? 'Headers' : `Headers (${Object.keys(headers).length})`}
        </Tabs.Tab>
        {timings !== undefined && <Tabs.Tab value="timing">Timing</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="body" pt={8}>
        {size === 0 ? (
          <Text size="xs" c="dimmed">
            The response has no body.
          </Text>
        ) : (
          <BodyView
            text={text}
            contentType={contentTypeOf(result)}
            url={call.url}
            binary={result.binary}
            arrivals={arrivals}
            look={look.body}
            onLook={look.setBody}
            linkOf={linkOf}
          />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="headers" pt={8}>
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

interface ShownProps {
  call: SentCall;
  result: TestResult;
  look: ResponseLook;
  /** When each record of a stream arrived, in ms after the call began. */
  arrivals: readonly number[] | undefined;
}

interface TestResultViewProps extends ShownProps {
  /** The key or connection that was tested, and its provider; undefined if it has since been deleted. */
  choice: CallChoice | undefined;
  onSend: (call: SentCall) => void;
}

const NoResponse = ({ error }: { error: string }) => (
  <Alert
    variant="light"
    color="red"
    title="No response"
    icon={<IconPlugConnectedX size={18} stroke={1.75} aria-hidden />}
    className={classes.error}
  >
    <Text size="sm" c="var(--mantine-color-text)" className={classes.wrapAnywhere}>
      {error}
    </Text>
  </Alert>
);

/** The result of a call: a response with any status, or the reason why there was none. */
export const TestResultView = ({ call, result, choice, look, arrivals, onSend }: TestResultViewProps) => {
  const noun = idOfCall(call).connectionId === undefined ? 'key' : 'access token';
  const { shown, notice } = useMaskedSecrets(result, noun);
  return (
    <Stack gap={10}>
      <Head call={call} result={result} choice={choice} />
      {result.error !== undefined && <NoResponse error={result.error} />}
      {result.withheldReason === 'plain-http' && <KeyNotSentInTheOpen url={call.url} noun={noun} />}
      {result.withheldReason === 'host' && result.withheldHost !== undefined && choice !== undefined && (
        <KeyNotSent host={result.withheldHost} choice={choice} onSendAgain={() => onSend(call)} />
      )}
      {result.needsLogin === true && choice !== undefined && (
        <Group>
          <ReconnectLink provider={choice.provider} connectionId={choice.connection?.id} />
        </Group>
      )}
      <Observations result={result} />
      {choice?.key !== undefined && saysRotate(result.observations) && (
        <Suspense>
          <KeyRemedy row={choice} />
        </Suspense>
      )}
      {result.nextPage !== undefined && <NextPage call={call} url={result.nextPage.url} onSend={onSend} />}
      {notice}
      {result.status !== undefined && (
        <ResponseTabs call={call} result={shown} look={look} arrivals={arrivals} />
      )}
    </Stack>
  );
};
