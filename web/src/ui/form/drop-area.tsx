import { Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconFileImport } from '@tabler/icons-react';

interface DropAreaProps {
  /** What is dropped: `Document file`. */
  label: string;
  /** Which files are read, and up to which size. */
  hint: string;
  onFile: (file: File) => void;
}

/** A file is dropped here, or chosen by a click or with Enter. */
export const DropArea = ({ label, hint, onFile }: DropAreaProps) => (
  <Dropzone
    onDrop={([file]) => file !== undefined && onFile(file)}
    multiple={false}
    role="group"
    aria-label={label}
    inputProps={{ 'aria-label': 'Choose a file' }}
  >
    <Group gap="md" wrap="nowrap" justify="center" py="sm">
      <IconFileImport size={32} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
      <div>
        <Text fw={500}>Drop a file here, or click to choose one</Text>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
    </Group>
  </Dropzone>
);
