import type { ApplicationState } from '@gatehouse/contract/applications.ts';
import type { Tone } from '#src/ui/feedback/status-badge.tsx';

/** What became of an application, in words. */
export const STATE_LABELS: Readonly<Record<ApplicationState, { label: string; tone: Tone }>> = {
  submitted: { label: 'Submitted', tone: 'accent' },
  in_review: { label: 'In review', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'destructive' },
};
