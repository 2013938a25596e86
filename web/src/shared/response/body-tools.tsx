import { IconDownload, IconFilter, IconFold, IconFoldDown, IconSearch } from '@tabler/icons-react';
import type { BinaryBody } from '#src/shared/response/body-looks.ts';
import { downloadBody, fileNameOf } from '#src/shared/response/download-body.ts';
import classes from '#src/shared/response/response.module.css';
import { copyCode } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import type { OpenNodes } from '#src/ui/code/json-tree.ts';

interface BodyToolsProps {
  /** The text that is copied. */
  shown: string;
  /** What is downloaded. */
  body: { text: string; contentType: string; binary?: BinaryBody | undefined };
  url: string;
  isJson: boolean;
  /** What is open in the tree; undefined if none is shown. */
  open: OpenNodes | undefined;
  onOpen: (open: OpenNodes) => void;
  onSearch: (() => void) | undefined;
  onFilter: (() => void) | undefined;
}

/** What can be done with a body, as icons. */
export const BodyTools = ({ shown, body, url, isJson, open, onOpen, onSearch, onFilter }: BodyToolsProps) => {
  const isAll = open === 'all';
  const type = body.binary?.type ?? body.contentType;
  const name = fileNameOf(url, type, isJson && body.binary === undefined);
  return (
    <div className={classes.tools}>
      {open !== undefined && (
        <IconAction
          label={isAll ? 'Collapse all' : 'Expand all'}
          icon={isAll ? IconFold : IconFoldDown}
          onClick={() => onOpen(isAll ? 'none' : 'all')}
        />
      )}
      {onSearch !== undefined && (
        <IconAction label="Search in the body" hint="Search" icon={IconSearch} onClick={onSearch} />
      )}
      {onFilter !== undefined && (
        <IconAction label="Filter by JSONPath" hint="Filter" icon={IconFilter} onClick={onFilter} />
      )}
      {body.binary === undefined && (
        <CopyButton label="Copy response body" hint="Copy" onCopy={() => copyCode(shown)} />
      )}
      <IconAction
        label={`Download ${name}`}
        hint="Download"
        icon={IconDownload}
        onClick={() => downloadBody(name, body)}
      />
    </div>
  );
};
