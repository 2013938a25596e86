import type { GuideStep } from '@gatehouse/contract/guides.ts';

/** A step without its number, which its place in the list gives. `description` is HTML, the rest plain text. */
export type StepContent = Pick<GuideStep, 'title' | 'description'> &
  Partial<Pick<GuideStep, 'codeExample' | 'warnings' | 'tips'>>;

export type GuideContent = readonly StepContent[];

export const toSteps = (content: GuideContent): GuideStep[] =>
  content.map((step, index) => ({ warnings: [], tips: [], ...step, stepNumber: index + 1 }));
