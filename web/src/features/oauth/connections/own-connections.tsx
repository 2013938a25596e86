import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { Button, Text } from '@mantine/core';
import { Status } from '#src/features/oauth/connections/connection-facts.tsx';
import classes from '#src/features/oauth/connections/own-connections.module.css';

interface OwnConnectionsProps {
  /** Two or more. */
  connections: readonly OauthConnection[];
  /** The one whose login is asked for. */
  meantId: number | undefined;
  /** Begins a login for one of them; undefined if there is no login, or while one runs. */
  onLogIn: ((connection: OauthConnection) => void) | undefined;
}

/** The connections of one provider, each with a login of its own. */
export const OwnConnections = ({ connections, meantId, onLogIn }: OwnConnectionsProps) => (
  <ul className={classes.list} aria-label="Connections">
    {connections.map((connection) => {
      const { name } = connection;
      return (
        <li key={connection.id} className={classes.item}>
          <div className={classes.facts}>
            <Text size="sm" fw={500} className={classes.whole}>
              {name}
            </Text>
            <Text size="xs" c="dimmed" className={classes.whole}>
              {connection.account ?? 'The provider does not say which account this is.'}
            </Text>
            <div className={classes.status}>
              <Status connection={connection} />
            </div>
          </div>
          {onLogIn !== undefined && (
            <Button
              size="xs"
              variant={connection.id === meantId ? 'filled' : 'default'}
              aria-label={`Log in again for ${name}`}
              onClick={() => onLogIn(connection)}
            >
              Log in again
            </Button>
          )}
        </li>
      );
    })}
  </ul>
);
