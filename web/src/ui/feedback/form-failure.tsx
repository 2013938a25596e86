import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './error-state.module.css';

/** Why a form could not be submitted, shown in the form. Renders nothing if there is no message. */
export const FormFailure = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <Alert
      role="alert"
      variant="light"
      color="red"
      icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      classNames={{ root: classes.root }}
    >
      <Text size="sm" className={classes.message}>
        {children}
      </Text>
    </Alert>
  );
