import { Text } from '@mantine/core';
import { formatDate, formatDateTime, formatRelative } from '#src/lib/format.ts';
import classes from '#src/ui/text/date-text.module.css';

interface DateTextProps {
  /** ISO 8601. */
  iso: string;
  /** Also shows how long ago it was. */
  withRelative?: boolean;
}

/** A date. Its title has the full time with the time zone, and how long ago it was. */
export const DateText = ({ iso, withRelative = false }: DateTextProps) => (
  <time
    dateTime={iso}
    title={`${formatDateTime(iso)} (${formatRelative(iso)})`}
    className={withRelative ? classes.both : undefined}
  >
    <Text component="span" size="sm" style={{ whiteSpace: 'nowrap' }}>
      {formatDate(iso)}
    </Text>
    {withRelative && (
      <Text component="span" size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {formatRelative(iso)}
      </Text>
    )}
  </time>
);
