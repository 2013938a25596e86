import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconFold, IconFoldDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { CopyButton } from '#src/components/copy-button.tsx';
import { IconAction } from '#src/components/icon-action.tsx';
import { JsonView, type OpenNodes } from '#src/components/json-view.tsx';
import classes from '#src/features/testing/response.module.css';
import {
  cutText,
  MAX_TEXT_LENGTH,
  MAX_TREE_VALUES,
  prettyStart,
  prettyText,
  TEXT_FIRST_BYTES,
  treeOf,
} from '#src/features/testing/shown-body.ts';
import type { BodyLook, ResponseLook } from '#src/features/testing/use-response-look.ts';
import { copyCode } from '#src/lib/clipboard.ts';
import { formatBytes } from '#src/lib/format.ts';
import type { JsonTree } from '#src/lib/json-text-reader.ts';

const LOOKS: { value: BodyLook; label: string }[] = [
  { value: 'tree', label: 'Tree' },
  { value: 'pretty', label: 'Pretty' },
  { value: 'text', label: 'Text' },
];

const Note = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

const TreeBody = ({ tree, open }: { tree: JsonTree; open: OpenNodes }) => (
  <>
    <JsonView value={tree.root} label="Response body" open={open} />
    {tree.isCut && (
      <Note>{`The tree shows the first ${MAX_TREE_VALUES.toLocaleString('en')} values and the start of long strings. The copy button copies the whole body.`}</Note>
    )}
  </>
);

const TextBody = ({ text }: { text: string }) => {
  const shown = useMemo(() => cutText(text), [text]);
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

const PrettyBody = ({ text }: { text: string }) => (
  <TextBody text={useMemo(() => prettyStart(text), [text])} />
);

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
  /** As it was sent. */
  text: string;
  /** Bytes of the body. */
  size: number;
  look: ResponseLook;
}

/**
 * The body as a tree, as indented JSON or as it was sent. Each shows numbers as they were sent. A large body opens as
 * text, and all are cut so that the page stays responsive.
 */
export const ResponseBody = ({ text, size, look }: ResponseBodyProps) => {
  const [open, setOpen] = useState<OpenNodes>('usual');
  const tree = useMemo(() => treeOf(text), [text]);
  if (size === 0) return <Note>The response has no body.</Note>;
  const chosen = look.body ?? (size > TEXT_FIRST_BYTES ? 'text' : 'tree');
  const shown = tree === undefined ? 'text' : chosen;
  return (
    <Stack gap={8}>
      <Group justify="space-between" gap="xs" mih={28}>
        {tree === undefined ? (
          <Text size="xs" c="dimmed">
            Text
          </Text>
        ) : (
          <SegmentedControl
            aria-label="Show the body as"
            data={LOOKS}
            value={chosen}
            onChange={look.setBody}
          />
        )}
        <Group gap={2}>
          {shown === 'tree' && <FoldButton open={open} onChange={setOpen} />}
          <CopyButton
            label="Copy response body"
            hint="Copy"
            onCopy={() => copyCode(shown === 'pretty' ? prettyText(text) : text)}
          />
        </Group>
      </Group>
      {shown === 'tree' && tree !== undefined && <TreeBody tree={tree} open={open} />}
      {shown === 'pretty' && <PrettyBody text={text} />}
      {shown === 'text' && <TextBody text={text} />}
    </Stack>
  );
};
