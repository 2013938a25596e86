import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { Group, Table, Text, VisuallyHidden } from '@mantine/core';
import classes from '#src/features/testing/response/response.module.css';
import { copyCode } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';

/** Header fields in the format of an HTTP message (RFC 9112 section 5), with each cookie on its own line. */
const headersText = (entries: readonly [string, string][]): string =>
  entries.flatMap(([name, value]) => value.split('\n').map((line) => `${name}: ${line}`)).join('\n');

/** @param headers undefined for a response from before a reload, which keeps none: any may contain a secret */
export const ResponseHeaders = ({ headers }: { headers: HeaderMap | undefined }) => {
  const entries = Object.entries(headers ?? {}).sort(([a], [b]) => a.localeCompare(b));
  if (entries.length === 0)
    return (
      <Text size="xs" c="dimmed">
        {headers === undefined
          ? 'A reload keeps no headers, because they may contain secrets. Send the request again to see them.'
          : 'The response has no headers.'}
      </Text>
    );
  return (
    <>
      <Group justify="flex-end">
        <CopyButton label="Copy response headers" hint="Copy" onCopy={() => copyCode(headersText(entries))} />
      </Group>
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
    </>
  );
};
