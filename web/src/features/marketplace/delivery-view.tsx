import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { WebhookDelivery, WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { copyWithToast } from '#src/features/marketplace/copy-with-toast.ts';
import classes from '#src/features/marketplace/marketplace.module.css';
import { headerLines, shownText } from '#src/features/responses/offers/shown-text.ts';
import { formatMs } from '#src/lib/format.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';

interface PartProps {
  title: string;
  text: string;
  language: string;
  note?: string | undefined;
}

const Part = ({ title, text, language, note }: PartProps) => (
  <Stack gap={4}>
    <Text size="sm" fw={600}>
      {title}
    </Text>
    {note !== undefined && (
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    )}
    <CodeView
      code={text}
      language={language}
      label={title}
      collapseAfter={15}
      copyButton={
        <CopyButton
          label={`Copy ${title.toLowerCase()}`}
          hint="Copy"
          onCopy={() => copyWithToast(title, text)}
        />
      }
    />
  </Stack>
);

const Body = ({ body, truncated = false }: Pick<WebhookDelivery, 'body' | 'truncated'>) => {
  if (body === undefined || body === '')
    return (
      <Text size="sm" c="dimmed">
        The response has no body.
      </Text>
    );
  const { text, language } = shownText(body, truncated);
  return (
    <Part
      title="Response body"
      text={text}
      language={language}
      note={truncated ? 'The body is longer; only its beginning is shown.' : undefined}
    />
  );
};

interface DeliveryViewProps {
  delivery: WebhookDelivery;
  signature: WebhookTemplate['signature'];
}

/** What was sent, what came back, and what the provider would make of it. */
export const DeliveryView = ({ delivery, signature }: DeliveryViewProps) => {
  const { url, sentHeaders, publicKey, status, statusText, responseTime, headers, error, verdict } = delivery;
  const badge = statusBadge(status ?? undefined);
  return (
    <Stack gap="md" className={classes.panel}>
      <div role="status">
        <Group gap="xs">
          <Title order={3} size="h4">
            {status === null ? 'No response' : 'Response'}
          </Title>
          <StatusBadge tone={badge.tone}>
            {status === null ? badge.label : `${status} ${statusText ?? ''}`.trim()}
          </StatusBadge>
          <Text size="sm" c="dimmed">
            {formatMs(responseTime)}
          </Text>
        </Group>
        <Text size="sm" mt={6} className={classes.wrap}>
          {error !== undefined && `${error}. `}
          {verdict}
        </Text>
      </div>
      {status !== null && <Body {...delivery} />}
      {headers !== undefined && Object.keys(headers).length > 0 && (
        <Part title="Response headers" text={headerLines(headers).join('\n')} language="headers" />
      )}
      <Part
        title="Sent headers"
        text={headerLines(sentHeaders).join('\n')}
        language="headers"
        note={`To ${url}. The signature is in ${andList(signature.headers)}: ${signature.scheme}.`}
      />
      {publicKey !== undefined && (
        <Part
          title="Public key"
          text={publicKey}
          language="text"
          note="Your server verifies the signature with this key."
        />
      )}
    </Stack>
  );
};
