import { Checkbox, Group, Text, Title } from '@mantine/core';
import {
  IconClock,
  IconCopy,
  IconEdit,
  IconFlask2,
  IconFolder,
  IconLink,
  IconStar,
  IconStarFilled,
  IconTerminal2,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import classes from '#src/features/endpoints/endpoints.module.css';
import { type DraggedItems, dragProps } from '#src/features/endpoints/folders/drag-and-drop.ts';
import { useToggleFavorite } from '#src/features/endpoints/use-endpoint-changes.ts';
import { NOT_LOADED } from '#src/lib/error-message.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import type { MenuEntry } from '#src/ui/button/menu-entry.ts';
import { MoreMenu } from '#src/ui/button/more-menu.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { Card } from '#src/ui/table/card-list.tsx';
import { BreakableUrl } from '#src/ui/text/breakable-url.tsx';
import { CUT_PROPS } from '#src/ui/text/cut-props.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';

/** What an endpoint is copied as. */
export const endpointTexts = loadOnce(() => import('#src/features/endpoints/endpoint-text.ts'));

const copyEndpoint = async (row: EndpointRow, as: 'endpointText' | 'endpointCurl'): Promise<boolean> => {
  const texts = await endpointTexts.load().catch(() => undefined);
  if (texts !== undefined) return copyText(await texts[as](row));
  toastError(NOT_LOADED);
  return false;
};

export type EndpointAction = 'test' | 'edit' | 'move' | 'times' | 'delete';

interface EndpointCardProps {
  row: EndpointRow;
  onAction: (action: EndpointAction, row: EndpointRow) => void;
  /** There are folders that it can be moved to. */
  hasFolders: boolean;
  /** It is shown among endpoints of other folders. */
  showsFolder: boolean;
  isSelected: boolean;
  onSelect: (id: number, isRange: boolean) => void;
  /** What is dragged with it: all that are selected, if it is one of them. */
  draggedWith: (row: EndpointRow) => DraggedItems;
}

type ActionsProps = Pick<EndpointCardProps, 'row' | 'onAction' | 'hasFolders'>;

/** What is done less often. */
const moreEntries = ({ row, onAction, hasFolders }: ActionsProps): MenuEntry[] => [
  {
    label: 'Copy',
    icon: IconCopy,
    entries: [
      { label: 'URL', icon: IconLink, onClick: () => void copyText(row.saved.endpoint) },
      { label: 'cURL', icon: IconTerminal2, onClick: () => void copyEndpoint(row, 'endpointCurl') },
    ],
  },
  ...(hasFolders ? [{ label: 'Move to…', icon: IconFolder, onClick: () => onAction('move', row) }] : []),
  { label: 'Response times', icon: IconClock, onClick: () => onAction('times', row) },
];

const Actions = ({ row, onAction, hasFolders }: ActionsProps) => {
  const { name } = row.saved;
  return (
    <>
      <ActionButton
        variant="default"
        size="xs"
        icon={IconFlask2}
        aria-label={`Test ${name}`}
        onClick={() => onAction('test', row)}
      >
        Test
      </ActionButton>
      <Group gap={2} ml="auto" wrap="nowrap">
        <CopyButton
          label={`Copy details of ${name}`}
          hint="Copy details"
          onCopy={() => copyEndpoint(row, 'endpointText')}
        />
        <IconAction
          label={`Edit ${name}`}
          hint="Edit"
          icon={IconEdit}
          onClick={() => onAction('edit', row)}
        />
        <IconAction
          label={`Delete ${name}`}
          hint="Delete"
          icon={IconTrash}
          tone="destructive"
          onClick={() => onAction('delete', row)}
        />
        <MoreMenu label={`More actions for ${name}`} entries={moreEntries({ row, onAction, hasFolders })} />
      </Group>
    </>
  );
};

const Folder = ({ id, path }: { id: number; path: string }) => (
  <Group gap={8} wrap="nowrap">
    <IconFolder size={16} stroke={1.75} aria-hidden className={classes.folderIcon} />
    <Text component="span" size="xs" miw={0}>
      <Link
        from="/endpoints"
        to="/endpoints"
        search={(before) => ({ ...before, folder: id, q: undefined })}
        className={classes.folderLink}
        aria-label={`Folder ${path}`}
      >
        <CutText>{path}</CutText>
      </Link>
    </Text>
  </Group>
);

const Favorite = ({ row: { saved } }: Pick<EndpointCardProps, 'row'>) => {
  const toggle = useToggleFavorite(saved);
  return (
    <IconAction
      label={saved.isFavorite ? `Remove ${saved.name} from favorites` : `Add ${saved.name} to favorites`}
      hint={saved.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      icon={saved.isFavorite ? IconStarFilled : IconStar}
      tone={saved.isFavorite ? 'accent' : 'neutral'}
      onClick={toggle}
    />
  );
};

/** By its name it is dragged to a folder: what else is on the card can be marked and copied. */
const Head = ({ row, hasFolders, isSelected, onSelect, draggedWith }: EndpointCardProps) => {
  const { id, name } = row.saved;
  return (
    <Group align="flex-start" wrap="nowrap" gap="xs" miw={0}>
      <Checkbox
        size="xs"
        className={classes.select}
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      <Title
        order={2}
        size="sm"
        className={classes.name}
        {...(hasFolders ? dragProps(() => draggedWith(row), name) : {})}
      >
        <CutText lines={2}>{name}</CutText>
      </Title>
    </Group>
  );
};

/** A saved endpoint. Rendered only when it changes: thousands may be in the list. */
export const EndpointCard = memo((props: EndpointCardProps) => {
  const { saved, provider, providerName, path } = props.row;
  return (
    <Card foot={<Actions {...props} />} isMarked={props.isSelected}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Head {...props} />
        <div className={classes.star}>
          <Favorite row={props.row} />
        </div>
      </Group>
      <Text size="xs" className={classes.url} lineClamp={3} {...CUT_PROPS}>
        <span className={classes.method} data-method={saved.method}>
          {saved.method}
        </span>{' '}
        <BreakableUrl url={saved.endpoint} />
      </Text>
      {saved.description !== null && (
        <Text size="sm" c="dimmed" lineClamp={2} {...CUT_PROPS}>
          {saved.description}
        </Text>
      )}
      <Group gap={8} wrap="nowrap">
        <BrandIcon slug={provider?.slug ?? ''} name={providerName} size={20} />
        <Text component="span" size="xs" c="dimmed" miw={0}>
          <CutText>{providerName}</CutText>
        </Text>
      </Group>
      {props.showsFolder && path !== undefined && saved.folderId !== null && (
        <Folder id={saved.folderId} path={path} />
      )}
    </Card>
  );
});
