import type { BodyOfKind, FilePart, TextPart } from '@gatehouse/contract/body.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import classes from '#src/features/requests/body/body.module.css';
import {
  asFilePart,
  asTextPart,
  type PickedFile,
  withEntry,
  withFiles,
  withoutEntry,
} from '#src/features/requests/body/body-kinds.ts';
import { DropFiles } from '#src/features/requests/body/drop-files.tsx';
import { FileField } from '#src/features/requests/body/file-field.tsx';
import { LongText } from '#src/features/requests/body/long-text.tsx';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { useFieldNotes } from '#src/ui/form/field-notes.ts';

type Part = FilePart | TextPart;

interface PartRowProps {
  body: BodyOfKind<'multipart'>;
  part: Part;
  at: number;
  onPart: (part: Part) => void;
  onFiles: (files: readonly PickedFile[], at: number) => void;
  onRemove: () => void;
}

const PartValue = ({ body, part, at, onPart, onFiles }: PartRowProps) =>
  isFilePart(part) ? (
    <FileField body={body} file={part} what={`of part ${at + 1}`} onFiles={(files) => onFiles(files, at)} />
  ) : (
    <LongText
      aria-label={`Value of part ${at + 1}`}
      placeholder="value"
      rows={[1, 8]}
      value={part.value}
      onChange={(value) => onPart({ ...part, value })}
    />
  );

/** The type of a part; of a text part, none is sent unless one is typed. */
const withType = (part: Part, typed: string): Part => {
  if (isFilePart(part)) return { ...part, contentType: typed };
  const { contentType: _before, ...rest } = part;
  return typed === '' ? rest : { ...rest, contentType: typed };
};

const PartRow = (props: PartRowProps) => {
  const { part, at, onPart, onRemove } = props;
  const notes = useFieldNotes(isFilePart(part) ? '' : part.name);
  return (
    <div className={classes.part}>
      <TextInput
        {...notes}
        aria-label={`Name of part ${at + 1}`}
        placeholder="name"
        classNames={{ input: classes.mono }}
        spellCheck={false}
        autoComplete="off"
        value={part.name}
        onChange={({ currentTarget: { value } }) => onPart({ ...part, name: value })}
      />
      <NativeSelect
        aria-label={`Kind of part ${at + 1}`}
        data={[
          { value: 'text', label: 'Text' },
          { value: 'file', label: 'File' },
        ]}
        value={isFilePart(part) ? 'file' : 'text'}
        onChange={({ currentTarget: { value } }) =>
          onPart(value === 'file' ? asFilePart(part) : asTextPart(part))
        }
      />
      <TextInput
        aria-label={`Content type of part ${at + 1}`}
        placeholder={isFilePart(part) ? 'application/octet-stream' : 'No content type'}
        classNames={{ input: classes.mono }}
        spellCheck={false}
        autoComplete="off"
        value={part.contentType ?? ''}
        onChange={({ currentTarget: { value } }) => onPart(withType(part, value))}
      />
      <IconAction label={`Remove part ${at + 1}`} hint="Remove" icon={IconX} onClick={onRemove} />
      <div className={classes.partValue}>
        <PartValue {...props} />
      </div>
    </div>
  );
};

interface MultipartPartsProps {
  body: BodyOfKind<'multipart'>;
  onChange: (body: BodyOfKind<'multipart'>) => void;
}

/** The parts of a multipart form: texts and files, in the order in which they are sent. */
export const MultipartParts = ({ body, onChange }: MultipartPartsProps) => {
  const { parts } = body;
  const set = (changed: readonly Part[]): void => onChange({ ...body, parts: [...changed] });
  return (
    <DropFiles body={body} onFiles={(files) => set(withFiles(parts, files, undefined))}>
      {parts.map((part, at) => (
        <PartRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same
          key={at}
          body={body}
          part={part}
          at={at}
          onPart={(changed) => set(withEntry(parts, at, changed))}
          onFiles={(files, index) => set(withFiles(parts, files, index))}
          onRemove={() => set(withoutEntry(parts, at))}
        />
      ))}
      <Group gap={8}>
        <ActionButton
          variant="default"
          size="xs"
          icon={IconPlus}
          onClick={() => set([...parts, { name: '', value: '' }])}
        >
          Add text
        </ActionButton>
        <ActionButton
          variant="default"
          size="xs"
          icon={IconPlus}
          onClick={() => set([...parts, asFilePart({ name: '', value: '' })])}
        >
          Add file
        </ActionButton>
      </Group>
    </DropFiles>
  );
};
