import { EXPORT_FORMATS, type ExportFormat, FORMAT_NAMES } from '@gatehouse/contract/plain/import-options.ts';
import { Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadText } from '#src/lib/download.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingRows } from '#src/ui/feedback/loading-state.tsx';

const LANGUAGE: Record<ExportFormat, string> = {
  openapi: 'json',
  postman: 'json',
  curl: 'bash',
  http: 'http',
};

/** More of a document than anyone reads here; the file and the copy have all of it. */
const MAX_SHOWN = 20_000;

const Export = () => {
  const [format, setFormat] = useState<ExportFormat>('openapi');
  // Always as the endpoints are now.
  const state = trpc.imports.export.useQuery({ format }, { staleTime: 0, gcTime: 0 });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Secrets are never exported: the document has variables in their place.
      </Text>
      <SegmentedControl
        aria-label="Format"
        value={format}
        data={EXPORT_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
        onChange={(value) => setFormat(value as ExportFormat)}
      />
      <LoadState
        state={state}
        errorTitle="The export could not be made"
        loading={<LoadingRows what="export" columns={1} />}
      >
        {({ fileName, contentType, text }) => (
          <Stack gap="md">
            <CodeView
              code={text.slice(0, MAX_SHOWN)}
              language={LANGUAGE[format]}
              label="export"
              collapseAfter={15}
            />
            <DialogFooter>
              <ActionButton icon={IconDownload} onClick={() => downloadText(fileName, contentType, text)}>
                Download {fileName}
              </ActionButton>
            </DialogFooter>
          </Stack>
        )}
      </LoadState>
    </Stack>
  );
};

/** All saved endpoints as a document of a chosen format: to copy, or as a file. */
export const ExportDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title="Export endpoints" size="48rem">
    <Export />
  </Modal>
);
