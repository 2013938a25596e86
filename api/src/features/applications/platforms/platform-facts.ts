import type { ApplicationPlatform, PlatformField } from '@gatehouse/contract/application-platform.ts';

/** What is known of the form of one platform. */
export type PlatformFacts = Omit<ApplicationPlatform, 'providerId'>;

type Question = Pick<PlatformField, 'name' | 'label' | 'help'> & Partial<PlatformField>;

/** A question of a form; by default a line of text of any length that no field of an application answers. */
export const question = (field: Question): PlatformField => ({
  type: 'text',
  options: [],
  minLength: null,
  maxLength: null,
  source: null,
  ...field,
});
