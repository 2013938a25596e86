import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

const ToggleIcon = ({ reveal }: { reveal: boolean }) => {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={16} stroke={1.75} aria-hidden />;
};

/** A field for a secret. It shows dots until its button, which the Tab key can reach, shows what was typed. */
export const SecretInput = (props: PasswordInputProps) => (
  <PasswordInput
    {...props}
    // Mantine shows an error only by the colour of the frame.
    aria-invalid={Boolean(props.error) || undefined}
    autoComplete="off"
    spellCheck={false}
    visibilityToggleIcon={ToggleIcon}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': 'Show what you typed' }}
  />
);
