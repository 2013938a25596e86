/** The badge of a result: one label for each class of response. */
export const statusBadge = (
  status: number | undefined,
): { label: string; tone: 'success' | 'warning' | 'destructive' | 'neutral' } => {
  if (status === undefined) return { label: 'Error', tone: 'destructive' };
  if (status >= 500) return { label: 'Server Error', tone: 'destructive' };
  if (status >= 400) return { label: 'Client Error', tone: 'warning' };
  if (status >= 200 && status < 300) return { label: 'OK', tone: 'success' };
  return { label: String(status), tone: 'neutral' };
};
