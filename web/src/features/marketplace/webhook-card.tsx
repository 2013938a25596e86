import { webhookTitle } from '@gatehouse/contract/webhook-title.ts';
import type { WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconSend, IconShieldCheck } from '@tabler/icons-react';
import { copyNamed } from '#src/features/marketplace/copy-named.ts';
import classes from '#src/features/marketplace/marketplace.module.css';
import { slugOfName } from '#src/features/marketplace/provider-names.ts';
import { formatDate } from '#src/lib/format.ts';
import { headerLines, shownText } from '#src/shared/response/shown-text.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { Card } from '#src/ui/table/card-list.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

/** Lines of a payload that are shown at first. */
const SHOWN_LINES = 12;

interface WebhookCardProps {
  template: WebhookTemplate;
  onSend: () => void;
  onVerify: () => void;
}

const Actions = ({ template, onSend, onVerify }: WebhookCardProps) => {
  const title = webhookTitle(template);
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconSend size={14} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onSend}
      >
        Send<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconShieldCheck size={14} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onVerify}
      >
        Verify signature<VisuallyHidden> of {title}</VisuallyHidden>
      </Button>
      <ExternalLink size="xs" href={template.source.url}>
        Documentation<VisuallyHidden> of {title}</VisuallyHidden>, signature checked{' '}
        {formatDate(template.source.checkedOn)}
      </ExternalLink>
    </>
  );
};

/** A template with what its provider sends. */
export const WebhookCard = (props: WebhookCardProps) => {
  const { description, endpoint, method, headers, payload, provider, event } = props.template;
  const title = webhookTitle(props.template);
  const shown = shownText(payload, false);
  return (
    <Card foot={<Actions {...props} />}>
      <Group gap={10} wrap="nowrap" align="flex-start">
        <BrandIcon slug={slugOfName(provider)} name={provider} />
        <div className={classes.heading}>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text size="xs" c="dimmed">
            {provider} · <span className={classes.mono}>{event}</span>
          </Text>
        </div>
      </Group>
      <Text size="sm">{description}</Text>
      <Text size="sm" className={classes.mono}>
        <b>{method}</b> {endpoint}
      </Text>
      <CodeView
        code={headerLines(headers).join('\n')}
        language="headers"
        label={`Headers of ${title}`}
        collapseAfter={6}
        copyButton={
          <CopyButton
            label={`Copy headers of ${title}`}
            hint="Copy"
            onCopy={() => copyNamed('Headers', headerLines(headers).join('\n'))}
          />
        }
      />
      <CodeView
        // Indented to be read, and copied byte for byte: the signature is that of the payload as it is.
        code={shown.text}
        language={shown.language}
        label={`Payload of ${title}`}
        collapseAfter={SHOWN_LINES}
        copyButton={
          <CopyButton label="Copy Payload" look="button" onCopy={() => copyNamed('Payload', payload)} />
        }
      />
    </Card>
  );
};
