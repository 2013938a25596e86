import { mediaTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { IconDownload, IconFilter, IconFold, IconFoldDown, IconSearch } from '@tabler/icons-react';
import type { BinaryBody } from '#src/features/responses/offers/body-looks.ts';
import classes from '#src/features/responses/response.module.css';
import { downloadFile } from '#src/lib/download.ts';
import { copyCode } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import type { OpenNodes } from '#src/ui/code/json-tree.ts';

const EXTENSIONS: Record<string, string> = {
  'application/json': 'json',
  'application/x-ndjson': 'ndjson',
  'application/ndjson': 'ndjson',
  'application/jsonl': 'jsonl',
  'application/xml': 'xml',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/gzip': 'gz',
  'application/yaml': 'yaml',
  'application/javascript': 'js',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'text/html': 'html',
  'text/xml': 'xml',
  'text/csv': 'csv',
  'text/javascript': 'js',
  'text/css': 'css',
  'text/event-stream': 'txt',
  'text/plain': 'txt',
};

const extensionOf = (type: string, isJson: boolean): string => {
  if (isJson || type.endsWith('+json')) return 'json';
  const known = EXTENSIONS[type];
  if (known !== undefined) return known;
  if (type.endsWith('+xml')) return 'xml';
  return (
    /^(?:image|audio|video|font)\/([a-z0-9]{2,5})$/.exec(type)?.[1] ??
    (type.startsWith('text/') ? 'txt' : 'bin')
  );
};

const MAX_NAME = 100;

/** A file name from a URL and a type: `api.example.com-v1-models.json`. */
export const fileNameOf = (url: string, contentType: string, isJson: boolean): string => {
  const { host = 'response', pathname = '' } = URL.parse(url) ?? {};
  const name = `${host}${pathname}`
    .replace(/%[0-9a-f]{2}/gi, '-')
    .replace(/[^a-z0-9._-]+/gi, '-')
    .slice(0, MAX_NAME)
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
  const extension = extensionOf(mediaTypeOf(contentType), isJson);
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name || 'response'}.${extension}`;
};

const blobOf = (text: string, contentType: string, binary: BinaryBody | undefined): Blob =>
  binary === undefined
    ? new Blob([text], { type: mediaTypeOf(contentType) || 'text/plain' })
    : new Blob([Uint8Array.from(atob(binary.base64), (char) => char.charCodeAt(0))], { type: binary.type });

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
        // What is masked stays masked.
        onClick={() => downloadFile(name, blobOf(body.text, body.contentType, body.binary))}
      />
    </div>
  );
};
