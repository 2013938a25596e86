import { z } from 'zod';

const label = '[a-z0-9-]+';

/** hosts/shared.yaml: under which names strangers get names, so that two of them are not one company. */
export const sharedHostsSchema = z.strictObject({
  hosting: z.array(
    z.string().regex(new RegExp(`^${label}(?:\\.${label})+$`), 'must be a domain in lower case'),
  ),
  registries: z.array(z.string().regex(new RegExp(`^${label}$`), 'must be one label of a domain')),
});
export type SharedHosts = z.infer<typeof sharedHostsSchema>;
