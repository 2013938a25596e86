import type { GuideStep } from '@gatehouse/contract/guides.ts';

/** A step without its number, which follows from its position in the list. `description` is HTML, the rest is plain text. */
export type StepContent = Pick<GuideStep, 'title' | 'description'> &
  Partial<Pick<GuideStep, 'codeExample' | 'warnings' | 'tips'>>;

export type GuideContent = readonly StepContent[];

export const toSteps = (content: GuideContent): GuideStep[] =>
  content.map((step, index) => ({ warnings: [], tips: [], ...step, stepNumber: index + 1 }));
