import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure, useSessionStorage } from '@mantine/hooks';
import { IconAdjustments } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import {
  useChosenEnvironment,
  useEnvironments,
} from '#src/features/environments/offers/chosen-environment.ts';
import classes from '#src/features/environments/offers/environment-switch.module.css';
import { environmentsDialog } from '#src/features/environments/offers/environments-dialog.ts';
import { type CredentialId, isSameId } from '#src/features/requests/offers/call-choices.ts';
import { draftKey } from '#src/lib/browser-storage.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const NO_ENVIRONMENT = 'No environment';

interface EnvironmentSwitchProps {
  /** The provider that is called. */
  providerId: number | undefined;
  /** What is called with now. */
  chosen: CredentialId;
  /** The link to the screen names what is called with: an environment that was chosen before it was opened changes nothing of it. */
  isNamed: boolean;
  /** The chosen environment says which key or connection of the provider is meant; without one, what was chosen before is meant again. */
  onChoose: (credential: CredentialId) => void;
}

type CredentialChoice = Pick<EnvironmentSwitchProps, 'chosen' | 'onChoose'>;

/** What was chosen before an environment chose a key or a connection, for as long as that is chosen. */
type Replaced = { before: CredentialId; by: CredentialId } | null;

const useReplaced = ({ chosen, onChoose }: CredentialChoice) => {
  // As long as the request is: it is opened again with its key after a reload.
  const [replaced, setReplaced] = useSessionStorage<Replaced>({
    key: draftKey('replaced'),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isTheirs = replaced !== null && isSameId(replaced.by, chosen);
  return (meant: CredentialId | undefined): void => {
    const before = isTheirs ? replaced.before : chosen;
    if (meant !== undefined) {
      setReplaced({ before, by: meant });
      onChoose(meant);
    } else if (isTheirs) {
      setReplaced(null);
      onChoose(before);
    }
  };
};

/**
 * An environment chooses its key wherever it is chosen: here, in the palette or in another window. So the key follows the chosen
 * environment, not the press of a button.
 */
const useKeyOfEnvironment = ({ providerId, isNamed, ...credential }: EnvironmentSwitchProps): void => {
  const callWith = useReplaced(credential);
  const { environment, isLoading } = useChosenEnvironment();
  // As long as the request is: it may be chosen on another screen.
  const [followed, setFollowed] = useSessionStorage<number | null>({
    key: draftKey('environment of the key'),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isOpening = useRef(true);
  const id = environment?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another environment chooses a key
  useEffect(() => {
    if (isLoading) return;
    const isMeant = followed !== null && followed !== id && !(isOpening.current && isNamed);
    isOpening.current = false;
    setFollowed(id);
    const meant = environment?.keys.find((key) => key.providerId === providerId);
    if (isMeant) callWith(meant && { keyId: meant.apiKeyId, connectionId: meant.connectionId });
  }, [id, isLoading]);
};

/** Which environment calls are made in, and the way to its variables. */
export const EnvironmentSwitch = (props: EnvironmentSwitchProps) => {
  useKeyOfEnvironment(props);
  const { environment, choose } = useChosenEnvironment();
  const { data: environments = [] } = useEnvironments();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      {environments.length === 0 ? (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={classes.manage}
          leftSection={<IconAdjustments size={16} stroke={1.75} aria-hidden />}
          onClick={open}
        >
          <span className={classes.label}>Environments</span>
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
            onChange={(event) => choose(Number(event.currentTarget.value))}
          />
          <IconAction label="Manage environments" icon={IconAdjustments} onClick={open} />
        </div>
      )}
      <LazyDialog code={environmentsDialog} opened={isOpen} onClose={close} />
    </>
  );
};
