import { Modal, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLast } from '#src/lib/use-last.ts';

export interface SubjectDialogProps<Subject> {
  /** Undefined while it is closed. */
  subject: Subject | undefined;
  opened: boolean;
  onClose: () => void;
}

interface ContentProps<Subject> extends SubjectDialogProps<Subject> {
  titleOf: (subject: Subject) => string;
  children: (subject: Subject) => ReactNode;
}

/** A dialog about one thing that is offered; it stays about that thing while it closes. */
export const SubjectDialog = <Subject,>({ subject, titleOf, children, ...dialog }: ContentProps<Subject>) => {
  const shown = useLast(subject);
  return (
    <Modal {...dialog} title={shown && titleOf(shown)} size="xl">
      {shown !== undefined && children(shown)}
    </Modal>
  );
};

/** A part of such a dialog. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={6}>
    <Title order={3} size="h4">
      {title}
    </Title>
    {children}
  </Stack>
);
