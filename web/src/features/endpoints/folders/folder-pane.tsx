import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type Ref, useEffect, useRef, useState } from 'react';
import { FolderActions } from '#src/features/endpoints/folders/folder-actions.tsx';
import type { FolderNavProps, FolderQuestion } from '#src/features/endpoints/folders/folder-nav-props.ts';
import { type FolderNode, idsWithin, openNodes } from '#src/features/endpoints/folders/folder-tree.ts';
import classes from '#src/features/endpoints/folders/folders.module.css';
import { RenameField } from '#src/features/endpoints/folders/rename-field.tsx';
import { CutText } from '#src/ui/text/cut-text.tsx';

/** With more folders, those that are in others are shown once these are opened. */
const MOST_OPEN = 30;
/** Deeper ones are not indented further: their names need the place. */
const MOST_INDENTED = 6;

interface FolderLinkProps {
  ref?: Ref<HTMLAnchorElement>;
  id: number | undefined;
  name: string;
  /** The folders that it is in, for those who do not see it. */
  inside?: string;
  count: number;
  isChosen: boolean;
}

/** Shows the endpoints of a folder. A search is over then: it looks into all folders. */
const FolderLink = ({ ref, id, name, inside, count, isChosen }: FolderLinkProps) => (
  <Link
    ref={ref}
    from="/endpoints"
    to="/endpoints"
    search={(before) => ({ ...before, folder: id, q: undefined })}
    replace
    resetScroll={false}
    activeOptions={{ exact: true, includeSearch: true }}
    className={classes.link}
    data-chosen={isChosen}
  >
    {inside !== undefined && <VisuallyHidden>{inside}</VisuallyHidden>}
    <CutText>{name}</CutText>
    <span className={classes.count}>{count.toLocaleString('en')}</span>
    <VisuallyHidden>{count === 1 ? 'endpoint' : 'endpoints'}</VisuallyHidden>
  </Link>
);

interface FolderRowProps {
  node: FolderNode;
  count: number;
  isChosen: boolean;
  isOpen: boolean;
  onToggle: () => void;
  isRenaming: boolean;
  onRename: (isRenaming: boolean) => void;
}

const FolderRow = ({ node, count, isChosen, isOpen, onToggle, isRenaming, onRename }: FolderRowProps) => {
  const { folder, path, depth, within } = node;
  const link = useRef<HTMLAnchorElement>(null);
  // The field that had the focus is gone.
  useEffect(() => {
    if (isRenaming) return () => void (document.activeElement === document.body && link.current?.focus());
    return undefined;
  }, [isRenaming]);
  const indent = { '--gh-depth': Math.min(depth, MOST_INDENTED) } as CSSProperties;
  return (
    <li className={classes.row} style={indent} onKeyDown={({ key }) => key === 'F2' && onRename(true)}>
      {within > 0 ? (
        <ActionIcon
          size={20}
          className={classes.toggle}
          aria-label={`Folders in ${folder.name}`}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <IconChevronRight
            size={14}
            stroke={1.75}
            aria-hidden
            data-open={isOpen}
            className={classes.chevron}
          />
        </ActionIcon>
      ) : (
        <span className={classes.toggle} />
      )}
      {isRenaming ? (
        <RenameField folder={folder} onDone={() => onRename(false)} />
      ) : (
        <FolderLink
          ref={link}
          id={folder.id}
          name={folder.name}
          inside={depth > 0 ? path.slice(0, -folder.name.length) : undefined}
          {...{ count, isChosen }}
        />
      )}
    </li>
  );
};

/** Which folders are open: those that the user opened, and those around the one that is shown. */
const useOpen = (nodes: readonly FolderNode[], chosen: number | undefined) => {
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isOpen = ({ folder: { id } }: FolderNode): boolean =>
    opened.get(id) ??
    (nodes.length <= MOST_OPEN ||
      (chosen !== undefined && chosen !== id && idsWithin(nodes, id)?.has(chosen) === true));
  const toggle = (node: FolderNode): void =>
    setOpened((before) => new Map(before).set(node.folder.id, !isOpen(node)));
  return { isOpen, toggle };
};

interface FolderPaneProps extends FolderNavProps {
  onAsk: (question: FolderQuestion) => void;
}

/** The folders as a tree beside the list. */
export const FolderPane = ({ nodes, counts, total, chosen, onAsk }: FolderPaneProps) => {
  const { isOpen, toggle } = useOpen(nodes, chosen);
  const [renamed, setRenamed] = useState<number>();
  return (
    <nav aria-label="Folders" className={classes.pane}>
      <div className={classes.head}>
        <Text size="xs" fw={600} c="dimmed">
          Folders
        </Text>
        <FolderActions
          folder={nodes.find(({ folder }) => folder.id === chosen)?.folder}
          onAsk={onAsk}
          onRename={({ id }) => setRenamed(id)}
        />
      </div>
      <ul className={classes.tree}>
        <li className={classes.row}>
          <FolderLink id={undefined} name="All endpoints" count={total} isChosen={chosen === undefined} />
        </li>
        {openNodes(nodes, isOpen).map((node) => (
          <FolderRow
            key={node.folder.id}
            node={node}
            count={counts.get(node.folder.id) ?? 0}
            isChosen={node.folder.id === chosen}
            isOpen={isOpen(node)}
            onToggle={() => toggle(node)}
            isRenaming={node.folder.id === renamed}
            onRename={(isRenaming) => setRenamed(isRenaming ? node.folder.id : undefined)}
          />
        ))}
      </ul>
    </nav>
  );
};
