import { z } from 'zod';

const SHARED_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000'] as const;

/** What an application offers. */
export const APPLICATION_COMPANY_SIZES = [...SHARED_SIZES, '1000+'] as const;
/** What a profile offers: the same with another top. */
export const PROFILE_COMPANY_SIZES = [...SHARED_SIZES, '1001+'] as const;

/** People in a company. Both tops are taken everywhere, because a profile fills applications. */
export const companySizeSchema = z.enum([...APPLICATION_COMPANY_SIZES, '1001+']);
export type CompanySize = z.infer<typeof companySizeSchema>;

/** The size as an application's list words it. */
export const toApplicationSize = (size: CompanySize): (typeof APPLICATION_COMPANY_SIZES)[number] =>
  size === '1001+' ? '1000+' : size;
