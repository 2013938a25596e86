export const MAX_REQUIREMENTS_LENGTH = 5000;

/** A click on one fills in the form's field. */
export const EXAMPLE_PROMPTS = [
  'A chatbot answering questions from PDF documents',
  'A web app processing payments for an online store',
  'An app transcribing audio recordings and analysing sentiment',
] as const;
