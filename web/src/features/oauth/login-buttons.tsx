import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { Button } from '@mantine/core';
import { IconUserPlus, type TablerIcon } from '@tabler/icons-react';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
import type { MeantConnection } from '#src/features/oauth/use-authorization.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';

interface LoginButtonsProps {
  /** The connections of the provider. */
  own: readonly OauthConnection[];
  /** What begins a login is called if there is one connection, or none. */
  first: string;
  /** The same while one is running. */
  busy: string;
  isBusy: boolean;
  isBlocked?: boolean;
  icon: TablerIcon;
  onBegin: (meant: MeantConnection) => void;
}

/** What begins a login: for the account that there is, and for another one. Where there are several, each has a button in their list. */
export const LoginButtons = ({
  own,
  first,
  busy,
  isBusy,
  isBlocked = false,
  icon,
  onBegin,
}: LoginButtonsProps) => {
  const [only, ...others] = own;
  const isConnected = own.some(isUsable);
  return (
    <>
      {(others.length === 0 || isBusy) && (
        <BusyButton
          icon={icon}
          variant={isConnected ? 'default' : 'filled'}
          {...{ isBusy, isBlocked }}
          onClick={() => onBegin(only === undefined ? {} : { connectionId: only.id })}
        >
          {isBusy ? busy : first}
        </BusyButton>
      )}
      {only !== undefined && !isBusy && (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} stroke={1.75} aria-hidden />}
          disabled={isBlocked}
          onClick={() => onBegin({ account: 'another' })}
        >
          Connect another account
        </Button>
      )}
    </>
  );
};
