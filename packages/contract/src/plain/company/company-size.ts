const SHARED_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000'] as const;

/** The choices in an application. */
export const APPLICATION_COMPANY_SIZES = [...SHARED_SIZES, '1000+'] as const;
/** The choices in a profile: the same with a different top value. */
export const PROFILE_COMPANY_SIZES = [...SHARED_SIZES, '1001+'] as const;

/** Both top values are accepted everywhere, because a profile fills in applications. */
export const COMPANY_SIZES = [...APPLICATION_COMPANY_SIZES, '1001+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** The size as the list in an application has it. */
export const toApplicationSize = (size: CompanySize): (typeof APPLICATION_COMPANY_SIZES)[number] =>
  size === '1001+' ? '1000+' : size;
