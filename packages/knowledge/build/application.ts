import { yamlKind } from '#build/provider-kind.ts';
import { sharedFacts } from '#build/shared-facts.ts';
import { applicationSchema } from '#schema/application.ts';

const listOf = (value: unknown): { name?: unknown }[] => (Array.isArray(value) ? value : []);

export const applicationKind = yamlKind(
  'application',
  applicationSchema,
  () => [],
  sharedFacts('application.yaml', (shared, own) => {
    const questions = new Map<unknown, unknown>(listOf(shared.fields).map((field) => [field.name, field]));
    const fields = listOf(own.fields).map((field) => questions.get(field) ?? field);
    return { ...shared, ...own, fields };
  }),
);
