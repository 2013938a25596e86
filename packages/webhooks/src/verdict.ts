import type { WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';

/** What the real provider would do with this status; with null, there was no response. */
export const verdictOf = (
  { provider, afterwards }: Pick<WebhookFacts, 'provider' | 'afterwards'>,
  status: number | null,
): string => {
  const { accepted, failed, statuses } = afterwards;
  const {
    redirected = `This redirect was not followed here. Whether ${provider} would follow it is not known.`,
  } = afterwards;
  if (status === null) return failed;
  const special = statuses?.[status];
  if (special !== undefined) return special;
  if (status >= 200 && status < 300) return accepted;
  return status >= 300 && status < 400 ? redirected : failed;
};
