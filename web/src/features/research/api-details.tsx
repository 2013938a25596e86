import type { ApiOperation, DiscoveredApi } from '@gatehouse/contract/research.ts';
import { Code, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { IconFlask2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpenOperation } from '#src/features/operations/offers/use-open-operation.ts';
import { EditProvider } from '#src/features/own-apis/offers/own-api.tsx';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { RemoveProvider } from '#src/features/providers/offers/remove-provider.tsx';
import { type OnSaved, SaveState } from '#src/features/providers/offers/save-api.tsx';
import { chosenCredential, useCallChoices } from '#src/features/requests/offers/call-choices.ts';
import { ApiLinks } from '#src/features/research/api-links.tsx';
import { operationUrl } from '#src/features/research/discovery.ts';
import { Line, LineList } from '#src/features/research/line-list.tsx';
import classes from '#src/features/research/research.module.css';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** The provider of an API and the key or the connection with which its operations are opened; undefined if it has none of them. */
const useCredentialOf = ({ providerSlug }: DiscoveredApi) => {
  const { data: choices = [] } = useCallChoices();
  const { data: providers = [] } = useProviders();
  const provider = providers.find(({ slug }) => slug === providerSlug);
  if (provider === undefined || !choices.some((choice) => choice.provider.id === provider.id))
    return undefined;
  return { provider, choice: chosenCredential(choices, { providerId: provider.id }) };
};

interface OpenProps {
  api: DiscoveredApi;
  credential: NonNullable<ReturnType<typeof useCredentialOf>>;
  operation: ApiOperation;
}

const OpenOperation = ({ api, credential, operation }: OpenProps) => {
  const [isOpening, setOpening] = useState(false);
  const open = useOpenOperation(api, credential.provider, credential.choice);
  return (
    <IconAction
      label={`Test ${operation.method} ${operation.path}`}
      hint="Open on the test screen"
      icon={IconFlask2}
      isBusy={isOpening}
      onClick={() => {
        setOpening(true);
        void open(operation);
      }}
    />
  );
};

/** What is missing before the operations can be called, and the way to it. */
const Missing = ({ api: { providerSlug, name } }: { api: DiscoveredApi }) =>
  providerSlug === null ? (
    <Text size="sm" c="dimmed">
      Save the API above and add a key for it, to open these on the test screen.
    </Text>
  ) : (
    <Group gap="4px 12px" mt={4} mb="xs">
      <Text size="sm" c="dimmed">
        Add a key for {name}, to open these on the test screen.
      </Text>
      <LinkButton to="/keys" state={OPENS_DIALOG} variant="default" size="xs">
        Add API Key
      </LinkButton>
    </Group>
  );

/** The operations of an API, each of which opens on the test screen. */
const ApiOperations = ({ api }: { api: DiscoveredApi }) => {
  const credential = useCredentialOf(api);
  return (
    <div>
      <Title order={3} size="h4">
        Operations to start with
      </Title>
      {credential === undefined && <Missing api={api} />}
      <LineList label="Operations">
        {api.endpoints.map((operation) => {
          const { method, path, summary } = operation;
          const url = operationUrl(api.baseUrl, path);
          return (
            <Line
              key={`${method} ${path}`}
              mark={<span className={classes.method}>{method}</span>}
              what={path}
              note={summary}
              action={
                <Group gap={0} wrap="nowrap">
                  {credential !== undefined && (
                    <OpenOperation api={api} credential={credential} operation={operation} />
                  )}
                  {url !== undefined && (
                    <CopyButton
                      label={`Copy the URL of ${method} ${path}`}
                      hint="Copy URL"
                      onCopy={() => copyText(url)}
                    />
                  )}
                </Group>
              }
            />
          );
        })}
      </LineList>
    </div>
  );
};

const Facts = ({
  api: { category, pricing, pricingUrl, baseUrl, features, origin },
}: {
  api: DiscoveredApi;
}) => (
  <FactList>
    {origin.type === 'site' && <Fact name="Found on">{origin.host}</Fact>}
    <Fact name="Category">{category}</Fact>
    {(pricing !== null || pricingUrl !== null) && (
      <Fact name="Pricing">
        {pricing}{' '}
        {pricingUrl !== null && (
          <ExternalLink inherit href={pricingUrl}>
            Pricing page
          </ExternalLink>
        )}
      </Fact>
    )}
    {baseUrl !== null && (
      <Fact name="Base URL">
        <span className={classes.copied}>
          <Code className={classes.wrap}>{baseUrl}</Code>
          <CopyButton label="Copy base URL" hint="Copy" onCopy={() => copyText(baseUrl)} />
        </span>
      </Fact>
    )}
    {features.length > 0 && <Fact name="Features">{features.join(', ')}</Fact>}
  </FactList>
);

interface ApiDetailsProps {
  /** Undefined if none was chosen yet. */
  api: DiscoveredApi | undefined;
  opened: boolean;
  onClose: () => void;
  onSaved: OnSaved;
  onRemoved: (slug: string) => void;
}

/** Changes or removes the provider that an API was saved as. */
const SavedActions = ({ slug, onRemoved }: { slug: string; onRemoved: (slug: string) => void }) => {
  const { data: providers = [] } = useProviders();
  const provider = providers.find((one) => one.slug === slug);
  return (
    provider && (
      <>
        <EditProvider provider={provider} />
        <RemoveProvider provider={provider} onRemoved={() => onRemoved(slug)} />
      </>
    )
  );
};

/** Everything known about one API, including what does not fit on its card. */
export const ApiDetails = ({ api, opened, onClose, onSaved, onRemoved }: ApiDetailsProps) => (
  <Modal opened={opened && api !== undefined} onClose={onClose} title={api?.name} size="xl">
    {api !== undefined && (
      <Stack gap="md">
        <Text size="sm">{api.description}</Text>
        <Facts api={api} />
        <Group gap="md">
          <ApiLinks api={api} />
          <SaveState api={api} onSaved={onSaved} />
          {api.providerSlug !== null && <SavedActions slug={api.providerSlug} onRemoved={onRemoved} />}
        </Group>
        {api.endpoints.length === 0 ? (
          <Text size="sm" c="dimmed">
            Its operations are not known. See its documentation.
          </Text>
        ) : (
          <ApiOperations api={api} />
        )}
      </Stack>
    )}
  </Modal>
);
