import { Avatar, Box, Group, Text } from '@mantine/core';
import classes from '#src/app/shell.module.css';

/** A fixed placeholder: the product has no accounts, so there is no data behind this. */
const user = { initials: 'JD', name: 'Jane Developer', email: 'jane@example.com' };

export const UserCard = () => (
  <Group gap={10} wrap="nowrap">
    <Avatar size={28} radius="xl" aria-hidden classNames={{ placeholder: classes.initials }}>
      {user.initials}
    </Avatar>
    <Box miw={0}>
      <Text size="sm" fw={500} truncate lh={1.3}>
        {user.name}
      </Text>
      <Text size="xs" c="dimmed" truncate lh={1.3}>
        {user.email}
      </Text>
    </Box>
  </Group>
);
