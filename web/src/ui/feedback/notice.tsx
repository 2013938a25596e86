import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Something about the screen that the user should know, above the rest of it, which works. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <Alert
    role="status"
    variant="light"
    color="yellow"
    icon={<IconInfoCircle size={18} stroke={1.75} aria-hidden />}
  >
    <Text size="sm" c="var(--mantine-color-text)">
      {children}
    </Text>
  </Alert>
);
