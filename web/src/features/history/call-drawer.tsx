import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { headerLines as linesOfRequest } from '@gatehouse/request/headers.ts';
import { Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { CallActions } from '#src/features/history/call-actions.tsx';
import { callCredential } from '#src/features/history/call-text.ts';
import classes from '#src/features/history/history.module.css';
import { requestText } from '#src/features/history/request-text.ts';
import { BodyView } from '#src/features/responses/offers/body-view.tsx';
import { headerLines, shownText } from '#src/features/responses/offers/shown-text.ts';
import { formatBytes, formatDateTime, formatMs, formatRelative } from '#src/lib/format.ts';
import { CALLS_KEPT_MS } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useLast } from '#src/lib/use-last.ts';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { BreakableUrl } from '#src/ui/text/breakable-url.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

/** Longer texts get a button for the rest. */
const SHOWN_LINES = 30;

const Heading = ({ children }: { children: string }) => (
  <Title order={3} size="h5">
    {children}
  </Title>
);

const Note = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

const Head = ({ call }: { call: HistoryEntry }) => {
  const badge = statusBadge(call.status ?? undefined);
  return (
    <Stack gap={6}>
      <Group gap="xs">
        <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
        <Text fw={600}>
          {call.status === null ? 'No response' : `${call.status} ${call.statusText ?? ''}`.trim()}
        </Text>
        {call.truncated && <StatusBadge tone="warning">Truncated</StatusBadge>}
      </Group>
      <Text size="sm" ff="monospace" className={classes.wrap}>
        {call.method} <BreakableUrl url={call.url} />
      </Text>
    </Stack>
  );
};

const Facts = ({ call }: { call: HistoryEntry }) => (
  <FactList>
    <Fact name="Made">
      {formatDateTime(call.createdAt)} ({formatRelative(call.createdAt)})
    </Fact>
    <Fact name={call.connectionId === null ? 'Key' : 'Connection'}>
      {callCredential(call)}
      {call.withheldHost !== null && <Note>{`It was not sent to ${call.withheldHost}.`}</Note>}
    </Fact>
    <Fact name="Time">{formatMs(call.responseTime)}</Fact>
    {call.size !== null && <Fact name="Size">{formatBytes(call.size)}</Fact>}
  </FactList>
);

const linesOf = (headers: NonNullable<HistoryEntry['requestHeaders']>): string[] =>
  linesOfRequest(headers).map(([name, value]) => `${name}: ${value}`);

const RequestPart = ({ call }: { call: HistoryEntry }) => {
  const headers = linesOf(call.requestHeaders ?? {});
  const body = requestText(call);
  return (
    <Stack gap={8}>
      <Heading>Request</Heading>
      {headers.length === 0 && body === undefined && <Note>It had no headers of its own and no body.</Note>}
      {headers.length > 0 && (
        <CodeView code={headers.join('\n')} language="headers" label="request headers" />
      )}
      {body !== undefined && (
        <CodeView
          code={body.text}
          language={body.language}
          label="request body"
          collapseAfter={SHOWN_LINES}
        />
      )}
      {call.requestBodyTruncated && <Note>Only the first 64 KiB of the body are kept.</Note>}
    </Stack>
  );
};

const ResponsePart = ({ call }: { call: HistoryEntry }) => {
  const { text, truncated } = call;
  return (
    <Stack gap={8}>
      <Heading>Response</Heading>
      {text === null || text === '' ? (
        <Note>{call.size === 0 ? 'It has no body.' : 'Its body is not text, so it is not kept.'}</Note>
      ) : (
        <>
          <BodyView
            key={call.id}
            // JSON without its end is no tree, but can still be indented.
            text={truncated ? shownText(text, true).text : text}
            contentType={call.headers?.['content-type'] ?? ''}
            url={call.url}
          />
          {truncated && <Note>Only the first 64 KiB of the body are kept.</Note>}
        </>
      )}
      <CodeView
        code={headerLines(call.headers ?? {}).join('\n')}
        language="headers"
        label="response headers"
        collapseAfter={12}
      />
    </Stack>
  );
};

/** What the response means; without one, why there is none. */
const Analysis = ({ call: { observations, error } }: { call: HistoryEntry }) => {
  const texts = observations.map(({ text }) => text);
  const lines = error === null || texts.some((text) => text.includes(error)) ? texts : [error, ...texts];
  if (lines.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading>Analysis</Heading>
      <ul className={classes.observations}>
        {lines.map((line) => (
          <Text key={line} component="li" size="sm" className={classes.wrap}>
            {line}
          </Text>
        ))}
      </ul>
    </Stack>
  );
};

interface CallDrawerProps {
  /** Undefined while it is closed. */
  id: number | undefined;
  opened: boolean;
  onClose: () => void;
}

/** A call with its request and its response. While it closes, the last call stays in it. */
export const CallDrawer = ({ id, opened, onClose }: CallDrawerProps) => {
  const shown = useLast(id);
  const call = trpc.history.get.useQuery(
    { id: shown ?? 0 },
    { enabled: shown !== undefined, gcTime: CALLS_KEPT_MS, retry: false },
  );
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size="xl" title="Call details">
      <LoadState
        state={call}
        errorTitle="The call could not be loaded"
        loading={<LoadingText what="the call" count={10} />}
      >
        {(loaded) => (
          <Stack gap="lg">
            <Head call={loaded} />
            <CallActions call={loaded} onClose={onClose} />
            {JSON.stringify(loaded).includes('[secret]') && (
              <Notice>Secrets are not kept: each is shown as [secret].</Notice>
            )}
            <Facts call={loaded} />
            <Analysis call={loaded} />
            <RequestPart call={loaded} />
            {loaded.status !== null && <ResponsePart call={loaded} />}
          </Stack>
        )}
      </LoadState>
    </Drawer>
  );
};
