import { PasswordInput, type PasswordInputProps, VisuallyHidden } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import classes from '#src/ui/form/secret-input.module.css';

const ShowIcon = () => <IconEye size={16} stroke={1.75} aria-hidden />;
const HideIcon = () => <IconEyeOff size={16} stroke={1.75} aria-hidden />;

/**
 * Whether the browser can mask the text of any field. Browsers offer to save what was typed into a password field as a
 * login, even with `autocomplete="off"`, so a key is only typed into one where it could not be masked otherwise.
 */
const masksByStyle = (): boolean => CSS.supports('-webkit-text-security', 'disc');

/** What keeps browsers and password managers from saving, correcting or learning what is typed. */
const UNLEARNED = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

const MASKED = 'Shown as dots.';

const stop = (event: SyntheticEvent): void => event.preventDefault();
/** A password field lets nobody copy its text, nor drag it elsewhere. */
const KEPT_INSIDE = { onCopy: stop, onCut: stop, onDragStart: stop };

interface SecretInputProps extends Omit<PasswordInputProps, 'classNames'> {
  /** A password field, as for the secret of a login. */
  isPassword?: boolean;
}

/** A field for a secret. It shows dots until its button, which the Tab key can reach, shows what was typed. */
export const SecretInput = ({ description, isPassword = false, ...props }: SecretInputProps) => {
  const [isShown, setIsShown] = useState(false);
  const isText = isShown || (!isPassword && masksByStyle());
  const isMasked = isText && !isShown;
  return (
    <PasswordInput
      {...props}
      {...UNLEARNED}
      {...(isMasked && KEPT_INSIDE)}
      // Screen readers only know of the dots of a password field.
      description={
        isMasked && description ? (
          <>
            {description} <VisuallyHidden component="span">{MASKED}</VisuallyHidden>
          </>
        ) : (
          description
        )
      }
      aria-description={isMasked && !description ? MASKED : undefined}
      // Mantine shows an error only by the color of the frame.
      aria-invalid={Boolean(props.error) || undefined}
      classNames={isMasked ? { innerInput: classes.masked } : undefined}
      visible={isText}
      onVisibilityChange={() => setIsShown(!isShown)}
      visibilityToggleIcon={isShown ? HideIcon : ShowIcon}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show what you typed', 'aria-pressed': isShown }}
    />
  );
};
