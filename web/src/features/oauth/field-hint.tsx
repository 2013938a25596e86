import { Text } from '@mantine/core';
import classes from '#src/features/oauth/config.module.css';

/** Something about a field that does not keep the form from being saved. */
export const FieldHint = ({ children }: { children: string | undefined }) => (
  <Text size="xs" role="status" className={classes.hint}>
    {children}
  </Text>
);
