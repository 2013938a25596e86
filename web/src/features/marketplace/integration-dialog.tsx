import type { CodeSnippet, Integration, WebhookConfig } from '@gatehouse/contract/marketplace.ts';
import { webhookTitle } from '@gatehouse/contract/plain/webhook-title.ts';
import type { WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import { Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { DifficultyBadge } from '#src/features/marketplace/integration-card.tsx';
import classes from '#src/features/marketplace/marketplace.module.css';
import { useWebhooks } from '#src/features/marketplace/marketplace-queries.ts';
import { ProviderList } from '#src/features/marketplace/provider-list.tsx';
import { slugOfName } from '#src/features/marketplace/provider-names.ts';
import { Requirements, SnippetCode } from '#src/features/marketplace/snippet-view.tsx';
import { SubjectDialog, type SubjectDialogProps } from '#src/features/marketplace/subject-dialog.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

/** The templates of the integration's providers. */
const templatesOf = (
  { providers, webhookConfig }: Integration,
  templates: readonly WebhookTemplate[],
): WebhookTemplate[] => {
  const exact = templates.filter(({ endpoint }) => endpoint === webhookConfig?.endpoint);
  if (exact.length > 0) return exact;
  return templates.filter(({ provider }) => providers.includes(slugOfName(provider)));
};

/** What the developer's own server receives, and the way to try it. */
const WebhookSetup = ({ integration, config }: { integration: Integration; config: WebhookConfig }) => {
  const { data: templates = [] } = useWebhooks();
  const [template] = templatesOf(integration, templates);
  return (
    <Stack
      component="section"
      gap={6}
      align="flex-start"
      className={classes.panel}
      aria-label="Webhook configuration"
    >
      <Title order={3} size="h4">
        Webhook configuration
      </Title>
      <Text size="sm" ff="monospace" className={classes.wrap}>
        <b>{config.method}</b> {config.endpoint}
      </Text>
      <Text size="sm">{config.description}</Text>
      <TextLink size="sm" to="/marketplace" search={{ tab: 'webhooks', query: template?.provider }}>
        {template === undefined
          ? 'Open the webhooks'
          : `Send yourself a signed ${template.provider} event, such as ${webhookTitle(template)}`}
      </TextLink>
    </Stack>
  );
};

/** `Express`; with the language where two snippets have the same framework: `Plain (python)`. */
const tabLabel = ({ framework, language }: CodeSnippet, all: readonly CodeSnippet[]): string =>
  all.filter((other) => other.framework === framework).length > 1 ? `${framework} (${language})` : framework;

const Snippets = ({ integration }: { integration: Integration }) => {
  const [first] = integration.codeSnippets;
  return (
    <Tabs defaultValue={first?.id} keepMounted={false}>
      <Tabs.List aria-label="Frameworks" className={classes.tabList}>
        {integration.codeSnippets.map((snippet, _, all) => (
          <Tabs.Tab key={snippet.id} value={snippet.id}>
            {tabLabel(snippet, all)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {integration.codeSnippets.map((snippet) => (
        <Tabs.Panel key={snippet.id} value={snippet.id} pt="md">
          <Stack gap="md">
            <Text size="sm">{snippet.description}</Text>
            <Requirements requirements={snippet.requirements} />
            <SnippetCode snippet={snippet} />
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};

/** The code of an integration, one tab for each framework, and what its webhook is. */
export const IntegrationDialog = (dialog: SubjectDialogProps<Integration>) => (
  <SubjectDialog {...dialog} titleOf={({ name }) => name}>
    {(integration) => (
      <Stack gap="md">
        <Text size="sm">{integration.description}</Text>
        <Group gap="xs">
          {integration.isPopular && <StatusBadge tone="accent">Popular</StatusBadge>}
          <DifficultyBadge difficulty={integration.difficulty} />
          <ProviderList slugs={integration.providers} />
        </Group>
        <Snippets key={integration.id} integration={integration} />
        {integration.webhookConfig !== undefined && (
          <WebhookSetup integration={integration} config={integration.webhookConfig} />
        )}
      </Stack>
    )}
  </SubjectDialog>
);
