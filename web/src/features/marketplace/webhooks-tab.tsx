import { webhookTitle } from '@gatehouse/contract/plain/webhook-title.ts';
import type { WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconSend, IconShieldCheck } from '@tabler/icons-react';
import { copyWithToast } from '#src/features/marketplace/copy-with-toast.ts';
import { FoundList } from '#src/features/marketplace/found-list.tsx';
import classes from '#src/features/marketplace/marketplace.module.css';
import { filterWebhooks } from '#src/features/marketplace/marketplace-filter.ts';
import { useWebhooks } from '#src/features/marketplace/marketplace-queries.ts';
import { slugOfName } from '#src/features/marketplace/provider-names.ts';
import { FOLDED_LINES } from '#src/features/marketplace/snippet-view.tsx';
import { type SearchProps, Toolbar, useTypedSearch } from '#src/features/marketplace/toolbar.tsx';
import { headerLines, type ShownText, shownText } from '#src/features/responses/offers/shown-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { Card } from '#src/ui/table/card-list.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

/** The header that names the event is among them. */
const HEADER_LINES = 6;

interface WebhookCardProps {
  template: WebhookTemplate;
  onSend: () => void;
  onVerify: () => void;
}

const Actions = ({ template, onSend, onVerify }: WebhookCardProps) => {
  const title = webhookTitle(template);
  return (
    <>
      <ActionButton size="xs" icon={IconSend} aria-haspopup="dialog" onClick={onSend}>
        Send<VisuallyHidden> {title}</VisuallyHidden>
      </ActionButton>
      <ActionButton
        variant="default"
        size="xs"
        icon={IconShieldCheck}
        aria-haspopup="dialog"
        onClick={onVerify}
      >
        Verify signature<VisuallyHidden> of {title}</VisuallyHidden>
      </ActionButton>
      <ExternalLink size="xs" href={template.source.url}>
        Documentation<VisuallyHidden> of {title}</VisuallyHidden>, signature checked{' '}
        {formatDate(template.source.checkedOn)}
      </ExternalLink>
    </>
  );
};

/** A payload as it can be read: JSON with indentation, each field of a form on a line of its own. */
const readable = (payload: string): ShownText => {
  const shown = shownText(payload, false);
  const isForm = shown.language === 'text' && /^[^\s=&]+=[^\s&]*(?:&|$)/.test(payload);
  return isForm ? { ...shown, text: payload.replaceAll('&', '\n&') } : shown;
};

const Head = ({ template }: Pick<WebhookCardProps, 'template'>) => (
  <Group gap={10} wrap="nowrap" align="flex-start">
    <BrandIcon slug={slugOfName(template.provider)} name={template.provider} />
    <div className={classes.heading}>
      <Title order={2} size="h3">
        {webhookTitle(template)}
      </Title>
      <Text size="xs" c="dimmed">
        {template.provider} · <span className={classes.mono}>{template.event}</span>
      </Text>
    </div>
  </Group>
);

/** A template with what its provider sends. */
const WebhookCard = (props: WebhookCardProps) => {
  const { description, endpoint, method, headers, payload } = props.template;
  const title = webhookTitle(props.template);
  const shown = readable(payload);
  return (
    <Card head={<Head template={props.template} />} foot={<Actions {...props} />}>
      <Text size="sm">{description}</Text>
      <Text size="sm" className={classes.mono}>
        <b>{method}</b> {endpoint}
      </Text>
      <CodeView
        code={headerLines(headers).join('\n')}
        language="headers"
        label={`Headers of ${title}`}
        collapseAfter={HEADER_LINES}
        copyButton={
          <CopyButton
            label={`Copy headers of ${title}`}
            hint="Copy"
            onCopy={() => copyWithToast('Headers', headerLines(headers).join('\n'))}
          />
        }
      />
      <CodeView
        // Indented to be read, and copied byte for byte: the signature is that of the payload as it is.
        code={shown.text}
        language={shown.language}
        label={`Payload of ${title}`}
        collapseAfter={FOLDED_LINES}
        copyButton={
          <CopyButton label="Copy Payload" look="button" onCopy={() => copyWithToast('Payload', payload)} />
        }
      />
    </Card>
  );
};

const sendDialog = loadExport(() => import('#src/features/marketplace/send-dialog.tsx'), 'SendDialog');
const verifyDialog = loadExport(() => import('#src/features/marketplace/verify-dialog.tsx'), 'VerifyDialog');

const loadingCards = (
  <div data-wide>
    <LoadingCards what="webhooks" count={4} height={320} />
  </div>
);

export const WebhooksTab = ({ search, onChange }: SearchProps) => {
  const templates = useWebhooks();
  const { typed, text, setText, apply } = useTypedSearch({ search, onChange });
  const opened = templates.data?.find(({ id }) => id === search.open);
  const verifies = search.view === 'verify';
  const close = (): void => onChange({ ...search, open: undefined, view: undefined });
  return (
    <>
      <Toolbar label="Search webhooks" text={text} setText={setText} />
      <LoadState state={templates} errorTitle="The webhooks could not be loaded" loading={loadingCards}>
        {(loaded) => (
          <FoundList
            rows={loaded}
            noun="webhook"
            filter={filterWebhooks}
            rowKey={({ id }) => id}
            isWide
            {...{ search, typed, apply }}
          >
            {(template) => (
              <WebhookCard
                template={template}
                onSend={() => onChange({ ...search, open: template.id, view: undefined })}
                onVerify={() => onChange({ ...search, open: template.id, view: 'verify' })}
              />
            )}
          </FoundList>
        )}
      </LoadState>
      <LazyDialog
        code={sendDialog}
        subject={verifies ? undefined : opened}
        opened={opened !== undefined && !verifies}
        onClose={close}
      />
      <LazyDialog
        code={verifyDialog}
        subject={verifies ? opened : undefined}
        opened={opened !== undefined && verifies}
        onClose={close}
      />
    </>
  );
};
