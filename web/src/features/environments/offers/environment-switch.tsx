import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustments } from '@tabler/icons-react';
import {
  useChosenEnvironment,
  useEnvironments,
} from '#src/features/environments/offers/chosen-environment.ts';
import classes from '#src/features/environments/offers/environment-switch.module.css';
import { environmentsDialog } from '#src/features/environments/offers/environments-dialog.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const NO_ENVIRONMENT = 'No environment';

interface EnvironmentSwitchProps {
  /** The provider that is called. */
  providerId: number | undefined;
  /** The chosen environment says which of its keys is meant. */
  onKey: (keyId: number) => void;
}

/** Which environment calls are made in, and the way to its variables. */
export const EnvironmentSwitch = ({ providerId, onKey }: EnvironmentSwitchProps) => {
  const { environment, choose } = useChosenEnvironment();
  const { data: environments = [] } = useEnvironments();
  const [isOpen, { open, close }] = useDisclosure(false);
  const select = (value: string): void => {
    const chosen = environments.find(({ id }) => String(id) === value);
    choose(chosen?.id);
    const key = chosen?.keys.find((one) => one.providerId === providerId);
    if (key !== undefined) onKey(key.apiKeyId);
  };
  return (
    <>
      {environments.length === 0 ? (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconAdjustments size={16} stroke={1.75} aria-hidden />}
          onClick={open}
        >
          Environments
        </Button>
      ) : (
        <div className={classes.switch}>
          <NativeSelect
            aria-label="Environment"
            size="xs"
            className={classes.select}
            data={[
              { value: '', label: NO_ENVIRONMENT },
              ...environments.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={environment === undefined ? '' : String(environment.id)}
            onChange={(event) => select(event.currentTarget.value)}
          />
          <IconAction label="Manage environments" icon={IconAdjustments} onClick={open} />
        </div>
      )}
      <LazyDialog code={environmentsDialog} opened={isOpen} onClose={close} />
    </>
  );
};
