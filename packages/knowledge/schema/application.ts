import type { ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import { applicationPlatformSchema } from '@gatehouse/contract/application-platform.ts';
import { z } from 'zod';
import { httpsUrl, likeSchema, sentence, sourcePages } from '#schema/sourced.ts';

const FIELD = applicationPlatformSchema.shape.fields.element.shape;

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** A question of a form; by default a line of text of any length that no field of an application answers. */
const field = z
  .strictObject(
    {
      ...FIELD,
      name: z.string().regex(/^[a-z][A-Za-z]+$/, 'must be a name such as useCase'),
      label: z.string().min(1),
      help: z.string().regex(/\.$/, 'must be a sentence, with a full stop at its end'),
      type: FIELD.type.default('text'),
      options: FIELD.options.default([]),
      minLength: FIELD.minLength.default(null),
      maxLength: FIELD.maxLength.default(null),
      source: FIELD.source.default(null),
    },
    {
      error: ({ code }) =>
        code === 'invalid_type' ? 'must be a question, or the name of one in the file of `like`' : undefined,
    },
  )
  .refine(({ type, options }) => (type === 'select' ? options.length > 1 : options.length === 0), {
    path: ['options'],
    error: 'must be the choices of a select, and of nothing else',
  });

const answers = (fields: readonly z.infer<typeof field>[]) => fields.flatMap(({ source }) => source ?? []);

/** What application.yaml says of the form of a platform. A question that is only a name is as in the file of `like`. */
export const applicationSchema = z
  .strictObject({
    like: likeSchema,
    formUrl: httpsUrl.nullable(),
    /** What is applied for, and how it is decided. */
    about: sentence,
    /** How long a decision takes, as the platform says; null if it does not. */
    reviewTime: sentence.nullable().default(null),
    fields: z
      .array(field)
      .min(5, 'must have five questions or more')
      .refine((all) => isDistinct(all.map(({ name }) => name)), 'must have distinct names')
      .refine((all) => isDistinct(all.map(({ label }) => label)), 'must have distinct labels')
      .refine((all) => isDistinct(answers(all)), 'must ask for each field of an application once')
      .refine((all) => answers(all).length > 0, 'must have a source, a field of an application, somewhere'),
    /** Names that the platform does not want in the name of an application, such as its own. */
    marks: z.array(z.string().min(1)).min(1),
    sources: sourcePages,
  })
  .transform(({ like: _like, ...facts }): PlatformFacts => facts);

/** What is known of the form of one platform. */
export type PlatformFacts = Omit<ApplicationPlatform, 'providerId'>;
