import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import classes from './error-state.module.css';

/** When the state and its focused button disappear after a retry, the nearest focusable container gets the focus. */
const useFocusContainerOnUnmount = () => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      current.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return element;
};

interface ErrorStateProps {
  /** What could not be done: `The keys could not be loaded`. */
  title: string;
  /** Why, from `errorMessage(error)`; absent if a field says why. A toast is gone in seconds. */
  message?: string | undefined;
  onRetry?: () => void;
  /** True while the retry runs. */
  isBusy?: boolean;
}

/** Shown instead of content that could not be loaded, with a button to try again. */
export const ErrorState = ({ title, message, onRetry, isBusy = false }: ErrorStateProps) => {
  const element = useFocusContainerOnUnmount();
  return (
    <Alert
      ref={element}
      variant="light"
      color="red"
      icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      title={title}
      classNames={{ root: classes.root, title: classes.title }}
    >
      {message !== undefined && (
        <Text size="sm" className={classes.message}>
          {message}
        </Text>
      )}
      {onRetry !== undefined && (
        <Group mt={message === undefined ? 'xs' : 'sm'}>
          <BusyButton variant="default" size="xs" icon={IconRefresh} isBusy={isBusy} onClick={onRetry}>
            Retry
          </BusyButton>
        </Group>
      )}
    </Alert>
  );
};
