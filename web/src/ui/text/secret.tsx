import { Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import classes from './secret.module.css';

interface SecretTextProps {
  /** The mask, or the secret once it was revealed. */
  value: string;
  isRevealed: boolean;
}

/** A secret in a monospaced font. If revealed, it wraps anywhere and scrolls if it is long. */
export const SecretText = ({ value, isRevealed }: SecretTextProps) => (
  <Text component="span" ff="monospace" className={classes.secret} data-revealed={isRevealed}>
    {value}
  </Text>
);

interface RevealToggleProps {
  /** Whose secret it is, for screen readers: `Production key`. */
  name: string;
  isRevealed: boolean;
  isBusy?: boolean;
  onToggle: () => void;
}

export const RevealToggle = ({ name, isRevealed, isBusy, onToggle }: RevealToggleProps) => (
  <IconAction
    label={isRevealed ? `Hide ${name}` : `Reveal ${name}`}
    hint={isRevealed ? 'Hide' : 'Reveal'}
    icon={isRevealed ? IconEyeOff : IconEye}
    isBusy={isBusy}
    onClick={onToggle}
  />
);
