import type { CallBody } from '@gatehouse/contract/body.ts';
import type { BodyFile } from '@gatehouse/request/body/body-files.ts';
import { FileButton, Group, Text } from '@mantine/core';
import { IconFile, IconUpload } from '@tabler/icons-react';
import type { PickedFile } from '#src/features/requests/body/body-kinds.ts';
import { pickFiles } from '#src/features/requests/body/pick-file.ts';
import { fileText } from '#src/features/requests/offers/body-text.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';

interface FileFieldProps {
  body: CallBody;
  file: BodyFile;
  /** Which file it is: `of part 2`. */
  what: string;
  onFiles: (files: readonly PickedFile[]) => void;
}

/** A file of a body: its name, type and size, and the button to choose it, or another one. */
export const FileField = ({ body, file, what, onFiles }: FileFieldProps) => {
  const isNamed = file.fileName !== undefined && file.fileName !== '';
  const choose = async (chosen: File | null): Promise<void> => {
    const files = chosen === null ? undefined : await pickFiles(body, [chosen], file.base64);
    if (files !== undefined) onFiles(files);
  };
  return (
    <Group gap={8} wrap="wrap">
      <FileButton onChange={(chosen) => void choose(chosen)}>
        {(props) => (
          <ActionButton
            {...props}
            variant="default"
            size="xs"
            icon={file.base64 === undefined ? IconUpload : IconFile}
            aria-label={`${file.base64 === undefined ? 'Choose file' : 'Replace'} ${isNamed ? file.fileName : what}`.trim()}
          >
            {file.base64 === undefined ? 'Choose file' : 'Replace'}
          </ActionButton>
        )}
      </FileButton>
      {isNamed && (
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {fileText(file)}
        </Text>
      )}
      {isNamed && file.base64 === undefined && (
        <Text size="xs" c="dimmed">
          Only its name is known: choose it again to send it.
        </Text>
      )}
    </Group>
  );
};
