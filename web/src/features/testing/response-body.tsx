import type { JsonValue } from '@gatehouse/contract/common.ts';
import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { CopyButton } from '#src/components/copy-button.tsx';
import { JsonView } from '#src/components/json-view.tsx';
import classes from '#src/features/testing/response.module.css';
import {
  bodyText,
  cutText,
  cutTree,
  hasTree,
  MAX_TEXT_LENGTH,
  MAX_TREE_VALUES,
  TEXT_FIRST_BYTES,
} from '#src/features/testing/shown-body.ts';
import { copyCode } from '#src/lib/clipboard.ts';
import { formatBytes } from '#src/lib/format.ts';

type Look = 'tree' | 'text';

const LOOKS = [
  { value: 'tree' as const, label: 'Tree' },
  { value: 'text' as const, label: 'Text' },
];

const Note = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

const TreeBody = ({ value }: { value: JsonValue }) => {
  const shown = useMemo(() => cutTree(value), [value]);
  return (
    <>
      <JsonView value={shown.value} label="Response body" />
      {shown.isCut && (
        <Note>{`The tree shows the first ${MAX_TREE_VALUES.toLocaleString('en')} values and the beginning of long texts. Copy takes the whole body.`}</Note>
      )}
    </>
  );
};

const TextBody = ({ value }: { value: JsonValue }) => {
  const shown = useMemo(() => cutText(bodyText(value)), [value]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Response body" tabIndex={0} className={classes.text}>
        <pre>{shown.text}</pre>
      </section>
      {shown.isCut && (
        <Note>{`The first ${formatBytes(MAX_TEXT_LENGTH)} are shown. Copy takes the whole body.`}</Note>
      )}
    </>
  );
};

interface ResponseBodyProps {
  /** Parsed JSON, or text. */
  value: JsonValue;
  /** Bytes of the body. */
  size: number;
}

/** The body as a tree or as text. A big one opens as text, and of either no more is drawn than a page can bear. */
export const ResponseBody = ({ value, size }: ResponseBodyProps) => {
  const [chosen, setChosen] = useState<Look>(size > TEXT_FIRST_BYTES ? 'text' : 'tree');
  if (size === 0) return <Note>The answer has no body.</Note>;
  const canTree = hasTree(value);
  return (
    <Stack gap={8}>
      <Group justify="space-between" gap="xs" mih={28}>
        {canTree ? (
          <SegmentedControl aria-label="Show the body as" data={LOOKS} value={chosen} onChange={setChosen} />
        ) : (
          <Text size="xs" c="dimmed">
            Text
          </Text>
        )}
        <CopyButton label="Copy response body" hint="Copy" onCopy={() => copyCode(bodyText(value))} />
      </Group>
      {canTree && chosen === 'tree' ? <TreeBody value={value} /> : <TextBody value={value} />}
    </Stack>
  );
};
