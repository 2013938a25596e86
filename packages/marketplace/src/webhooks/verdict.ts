import type { TemplateFacts } from '#src/webhooks/template.ts';

/** What the real provider would do with this status; with null, there was no response. */
export const verdictOf = ({ afterwards }: TemplateFacts, status: number | null): string => {
  const { accepted, failed, redirected, statuses } = afterwards;
  if (status === null) return failed;
  const special = statuses?.[status];
  if (special !== undefined) return special;
  if (status >= 200 && status < 300) return accepted;
  return status >= 300 && status < 400 && redirected !== undefined ? redirected : failed;
};
