import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  type CSSProperties,
  type DragEvent,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { canDrop, currentDrag, dragProps } from '#src/features/endpoints/folders/drag-and-drop.ts';
import { FolderActions } from '#src/features/endpoints/folders/folder-actions.tsx';
import type { FolderNavProps, FolderQuestion } from '#src/features/endpoints/folders/folder-nav-props.ts';
import { type FolderNode, idsWithin, openNodes } from '#src/features/endpoints/folders/folder-tree.ts';
import classes from '#src/features/endpoints/folders/folders.module.css';
import { RenameField } from '#src/features/endpoints/folders/rename-field.tsx';
import { useMoveFolder } from '#src/features/endpoints/folders/use-folder-changes.ts';
import { useMoveEndpoints } from '#src/features/endpoints/many/use-many-endpoints.ts';
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

/** What is dropped on a folder is moved into it; on all endpoints, out of every folder. */
const useDrop = (nodes: readonly FolderNode[]) => {
  const [over, setOver] = useState<number | null>();
  const { mutate: moveFolder } = useMoveFolder();
  const { mutate: moveEndpoints } = useMoveEndpoints();
  return (folderId: number | null) => ({
    'data-over': over === folderId || undefined,
    onDragOver: (event: DragEvent): void => {
      const dragged = currentDrag();
      if (dragged === undefined || !canDrop(dragged, nodes, folderId)) return;
      event.preventDefault();
      setOver(folderId);
    },
    onDragLeave: (): void => setOver(undefined),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(undefined);
      const dragged = currentDrag();
      if (dragged?.kind === 'folder') moveFolder({ folder: dragged.folder, parentId: folderId });
      else if (dragged !== undefined) moveEndpoints({ endpoints: dragged.endpoints, folderId });
    },
  });
};

interface FolderRowProps {
  node: FolderNode;
  drop: ReturnType<ReturnType<typeof useDrop>>;
  count: number;
  isChosen: boolean;
  isOpen: boolean;
  onToggle: () => void;
  isRenaming: boolean;
  onRename: (isRenaming: boolean) => void;
}

/** Gives a link the focus after the name was edited: the field that had it is gone. */
const useFocusAfter = (isRenaming: boolean, link: RefObject<HTMLAnchorElement | null>): void =>
  useEffect(() => {
    if (isRenaming) return () => void (document.activeElement === document.body && link.current?.focus());
    return undefined;
  }, [isRenaming, link]);

const FolderRow = (props: FolderRowProps) => {
  const { node, count, isChosen, isOpen, onToggle, isRenaming, onRename, drop } = props;
  const { folder, path, depth, within } = node;
  const link = useRef<HTMLAnchorElement>(null);
  useFocusAfter(isRenaming, link);
  const indent = { '--gh-depth': Math.min(depth, MOST_INDENTED) } as CSSProperties;
  return (
    <li
      className={classes.row}
      style={indent}
      onKeyDown={({ key }) => key === 'F2' && onRename(true)}
      {...drop}
      {...dragProps(() => ({ kind: 'folder', folder }), folder.name)}
      draggable={!isRenaming}
    >
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
  const dropOn = useDrop(nodes);
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
        <li className={classes.row} {...dropOn(null)}>
          <FolderLink id={undefined} name="All endpoints" count={total} isChosen={chosen === undefined} />
        </li>
        {openNodes(nodes, isOpen).map((node) => (
          <FolderRow
            key={node.folder.id}
            node={node}
            drop={dropOn(node.folder.id)}
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
