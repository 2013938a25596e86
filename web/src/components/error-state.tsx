import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import classes from './error-state.module.css';

interface ErrorStateProps {
  /** What could not be done: `The keys could not be loaded`. */
  title: string;
  /** Why, from `errorMessage(error)`. */
  message: string;
  onRetry?: () => void;
  /** True while the retry runs. */
  pending?: boolean;
}

/** What stands in place of a part that failed, with a way to try again. */
export const ErrorState = ({ title, message, onRetry, pending = false }: ErrorStateProps) => (
  <Alert
    variant="light"
    color="red"
    icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
    title={title}
    classNames={{ root: classes.root, title: classes.title }}
  >
    <Text size="sm" className={classes.message}>
      {message}
    </Text>
    {onRetry !== undefined && (
      <Group mt="sm">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
          loading={pending}
          onClick={onRetry}
        >
          Retry
        </Button>
      </Group>
    )}
  </Alert>
);
