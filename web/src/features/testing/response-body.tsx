import type { JsonValue } from '@gatehouse/contract/common.ts';
import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconFold, IconFoldDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { CopyButton } from '#src/components/copy-button.tsx';
import { IconAction } from '#src/components/icon-action.tsx';
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
import type { BodyLook, ResponseLook } from '#src/features/testing/use-response-look.ts';
import { copyCode } from '#src/lib/clipboard.ts';
import { formatBytes } from '#src/lib/format.ts';

const LOOKS: { value: BodyLook; label: string }[] = [
  { value: 'tree', label: 'Tree' },
  { value: 'text', label: 'Text' },
];

type OpenNodes = 'usual' | 'all' | 'none';

const Note = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

const TreeBody = ({ value, open }: { value: JsonValue; open: OpenNodes }) => {
  const shown = useMemo(() => cutTree(value), [value]);
  return (
    <>
      <JsonView value={shown.value} label="Response body" open={open} />
      {shown.isCut && (
        <Note>{`The tree shows the first ${MAX_TREE_VALUES.toLocaleString('en')} values and the start of long strings. The copy button copies the whole body.`}</Note>
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
        <Note>{`The first ${formatBytes(MAX_TEXT_LENGTH)} are shown. The copy button copies the whole body.`}</Note>
      )}
    </>
  );
};

/** Expands every node, or collapses all except the outermost. */
const FoldButton = ({ open, onChange }: { open: OpenNodes; onChange: (open: OpenNodes) => void }) => {
  const isAll = open === 'all';
  return (
    <IconAction
      label={isAll ? 'Collapse all' : 'Expand all'}
      icon={isAll ? IconFold : IconFoldDown}
      onClick={() => onChange(isAll ? 'none' : 'all')}
    />
  );
};

interface ResponseBodyProps {
  /** Parsed JSON, or text. */
  value: JsonValue;
  /** Bytes of the body. */
  size: number;
  look: ResponseLook;
}

/** The body as a tree or as text. A large one opens as text, and both are cut so that the page stays responsive. */
export const ResponseBody = ({ value, size, look }: ResponseBodyProps) => {
  const [open, setOpen] = useState<OpenNodes>('usual');
  if (size === 0) return <Note>The response has no body.</Note>;
  const canTree = hasTree(value);
  const chosen = look.body ?? (size > TEXT_FIRST_BYTES ? 'text' : 'tree');
  const isTree = canTree && chosen === 'tree';
  return (
    <Stack gap={8}>
      <Group justify="space-between" gap="xs" mih={28}>
        {canTree ? (
          <SegmentedControl
            aria-label="Show the body as"
            data={LOOKS}
            value={chosen}
            onChange={look.setBody}
          />
        ) : (
          <Text size="xs" c="dimmed">
            Text
          </Text>
        )}
        <Group gap={2}>
          {isTree && <FoldButton open={open} onChange={setOpen} />}
          <CopyButton label="Copy response body" hint="Copy" onCopy={() => copyCode(bodyText(value))} />
        </Group>
      </Group>
      {isTree ? <TreeBody value={value} open={open} /> : <TextBody value={value} />}
    </Stack>
  );
};
