import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { Table, Text, VisuallyHidden } from '@mantine/core';
import classes from '#src/features/testing/response.module.css';

export const ResponseHeaders = ({ headers }: { headers: HeaderMap }) => {
  const entries = Object.entries(headers).sort(([a], [b]) => a.localeCompare(b));
  if (entries.length === 0)
    return (
      <Text size="xs" c="dimmed">
        The answer has no headers.
      </Text>
    );
  return (
    <Table className={classes.headerTable} layout="fixed">
      <caption>
        <VisuallyHidden>Response headers</VisuallyHidden>
      </caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Header</Table.Th>
          <Table.Th scope="col">Value</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Td>{name}</Table.Td>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
