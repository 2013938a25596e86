import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconFlask2 } from '@tabler/icons-react';
import { ConnectionSection } from '#src/features/oauth/connections/connection-section.tsx';
import { connectionsOf } from '#src/features/oauth/connections/new-login.ts';
import { loginAccount, loginName } from '#src/features/oauth/login-name.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { useOauthConnections } from '#src/features/oauth/oauth-queries.ts';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

interface CompleteStepProps {
  provider: Provider;
  /** The one that was connected; undefined if it is not known which one that is. */
  connectionId: number | undefined;
  providers: readonly Provider[];
  onRestart: () => void;
}

/** The last step: what can be done now. */
export const CompleteStep = ({ provider, connectionId, providers, onRestart }: CompleteStepProps) => {
  const name = loginName(provider);
  const connections = useOauthConnections({ enabled: true });
  const usable = connectionsOf(connections.data, provider.id).filter(isUsable);
  const [only] = usable.length === 1 ? usable : [];
  const connection = usable.find(({ id }) => id === connectionId) ?? only;
  return (
    <>
      <Section title="Integration Successful">
        <div className={classes.stack}>
          <div className={classes.state} data-connected="true">
            <span className={classes.stateIcon} aria-hidden="true">
              <IconCircleCheck size={20} stroke={1.75} />
            </span>
            <Text size="sm">
              {loginAccount(provider)} is integrated, and the access token is stored securely for API
              requests.
            </Text>
          </div>
          <Text size="sm" c="dimmed">
            Next, send a first call with it. The connection is offered beside the keys of {name} in Test APIs,
            Saved Endpoints and the Code Generator.
          </Text>
          <Group>
            <LinkButton
              to="/test"
              search={
                connection === undefined ? { providerId: provider.id } : { connectionId: connection.id }
              }
              leftSection={<IconFlask2 size={16} stroke={1.75} aria-hidden />}
            >
              Send a first call
            </LinkButton>
          </Group>
          <Group justify="space-between" gap="xs" className={classes.foot}>
            <Button variant="default" onClick={onRestart}>
              Set Up Another Integration
            </Button>
            <LinkButton to="/" variant="default">
              Return to Dashboard
            </LinkButton>
          </Group>
        </div>
      </Section>
      <ConnectionSection state={connections} providers={providers} />
    </>
  );
};
