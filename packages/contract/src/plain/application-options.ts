/* What the screen needs before it validates anything: without zod. */

/** The wizard's steps, in order. */
export const APPLICATION_STEPS = [
  'Select Platform',
  'Company Info',
  'Project Details',
  'Technical Info',
  'Review & Submit',
] as const;

/** A step limited to 1..5. */
export const clampApplicationStep = (step: number): number =>
  Math.min(APPLICATION_STEPS.length, Math.max(1, step));

/** Progress of the wizard in percent: 20 on the first step, 100 on the last. */
export const applicationProgress = (step: number): number => (step / APPLICATION_STEPS.length) * 100;

/** The programming languages of a project. */
export const APPLICATION_LANGUAGES = [
  'javascript',
  'python',
  'java',
  'csharp',
  'php',
  'ruby',
  'go',
  'swift',
  'kotlin',
  'other',
] as const;
/** What became of an application. Gatehouse does not ask the platform: the user says it. */
export const APPLICATION_STATES = ['submitted', 'in_review', 'approved', 'rejected'] as const;
