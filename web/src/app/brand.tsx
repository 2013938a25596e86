import { Group, Text } from '@mantine/core';

/** The same logo as public/favicon.svg: a gate with one bar. */
export const Brand = () => (
  <Group gap={8} wrap="nowrap">
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" fill="var(--gh-accent-mark)">
      <path fillRule="evenodd" d="M1 19V9a9 9 0 0 1 18 0v10h-5.5v-8.5a3.5 3.5 0 0 0-7 0V19Z" />
      <path d="M9.25 12h1.5v7h-1.5z" />
    </svg>
    <Text fw={600} size="md" lts="-0.01em">
      Gatehouse
    </Text>
  </Group>
);
