import type { ApiOperation, DiscoveredApi } from '@gatehouse/contract/research.ts';
import { Group, Text, Title } from '@mantine/core';
import { IconFlask2 } from '@tabler/icons-react';
import { useState } from 'react';
import { operationUrl } from '#src/features/research/discovery.ts';
import { Line, LineList } from '#src/features/research/line-list.tsx';
import classes from '#src/features/research/research.module.css';
import { type CallChoice, chosenCredential } from '#src/shared/keys/call-choices.ts';
import { useCallChoices } from '#src/shared/keys/use-call-choices.ts';
import { useOpenOperation } from '#src/shared/operations/use-open-operation.ts';
import { useProviders } from '#src/shared/queries.ts';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';
import { LinkButton } from '#src/ui/text/link.tsx';

/** The key or the connection with which an API's operations are opened; undefined if it is not saved, or has neither. */
const useCredentialOf = ({ providerSlug }: DiscoveredApi): CallChoice | undefined => {
  const { data: choices = [] } = useCallChoices();
  const { data: providers = [] } = useProviders();
  const provider = providers.find(({ slug }) => slug === providerSlug);
  return provider && chosenCredential(choices, { providerId: provider.id });
};

interface OpenProps {
  api: DiscoveredApi;
  choice: CallChoice;
  operation: ApiOperation;
}

const OpenOperation = ({ api, choice, operation }: OpenProps) => {
  const [isOpening, setOpening] = useState(false);
  const open = useOpenOperation(api, choice);
  return (
    <IconAction
      label={`Test ${operation.method} ${operation.path}`}
      hint="Open on the test screen"
      icon={IconFlask2}
      pending={isOpening}
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
export const ApiOperations = ({ api }: { api: DiscoveredApi }) => {
  const choice = useCredentialOf(api);
  return (
    <div>
      <Title order={3} size="h4">
        Operations to start with
      </Title>
      {choice === undefined && <Missing api={api} />}
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
                  {choice !== undefined && <OpenOperation api={api} choice={choice} operation={operation} />}
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
