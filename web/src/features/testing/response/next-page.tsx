import { Button, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { focusEndpoint, putInForm } from '#src/features/testing/form-actions.ts';
import classes from '#src/features/testing/response/response.module.css';
import type { SentCall } from '#src/features/testing/test-run.ts';

interface NextPageProps {
  call: SentCall;
  url: string;
  onSend: (call: SentCall) => void;
}

/** Puts the request for the next page into the form, and sends it if it goes to the same host. */
export const NextPage = ({ call, url, onSend }: NextPageProps) => {
  const isSameHost = new URL(url).origin === new URL(call.url).origin;
  const open = (): void => {
    putInForm(url);
    if (isSameHost) onSend({ input: { ...call.input, endpoint: url }, url });
    else focusEndpoint();
  };
  return (
    <div className={classes.remark}>
      <Text size="sm" c="dimmed" data-hint={url}>
        {isSameHost
          ? 'There are more results.'
          : `The next page is on ${new URL(url).host}: look before you send.`}
      </Text>
      <Button
        variant="default"
        size="xs"
        rightSection={<IconArrowRight size={14} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        Next page
      </Button>
    </div>
  );
};
