import type { CallBody } from '@gatehouse/contract/body.ts';
import { MAX_BODY_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import { Stack, Text } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import classes from '#src/features/requests/body/body.module.css';
import type { PickedFile } from '#src/features/requests/body/body-kinds.ts';
import { pickFiles } from '#src/features/requests/body/pick-file.ts';
import { formatBytes } from '#src/lib/format.ts';

interface DropFilesProps {
  body: CallBody;
  /** The content of the file that a dropped one takes the place of. */
  replaced?: string | undefined;
  onFiles: (files: readonly PickedFile[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped on what is in it. The buttons in it do the same by keyboard. */
export const DropFiles = ({ body, replaced, onFiles, children }: DropFilesProps) => {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = async (event: DragEvent): Promise<void> => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const files = await pickFiles(body, [...event.dataTransfer.files], replaced);
    if (files !== undefined) onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons in it
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <Stack gap={8}>
        {children}
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {`Files can be dropped here. A call may send ${formatBytes(MAX_BODY_BYTES)} of them.`}
        </Text>
      </Stack>
    </div>
  );
};
