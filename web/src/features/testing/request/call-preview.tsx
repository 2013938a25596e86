import type { CallPreview as Preview, RunTestInput } from '@gatehouse/contract/testing.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { Button, Text } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconKeyOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useChosenEnvironment } from '#src/features/environments/offers/chosen-environment.ts';
import {
  type FormEnvironment,
  inEnvironment,
  shownEndpoint,
} from '#src/features/environments/offers/form-variables.ts';
import { type ApiAddress, addressOf } from '#src/features/keys/offers/key-choices.ts';
import {
  type CallChoice,
  type ChosenCall,
  idOf,
  isNoKey,
  nameOf,
  nounOf,
  versionOf,
} from '#src/features/requests/offers/call-choices.ts';
import {
  type RequestValues,
  sentEndpoint,
  toRunTestInput,
} from '#src/features/requests/offers/request-values.ts';
import { setFieldValue } from '#src/features/testing/form-actions.ts';
import classes from '#src/features/testing/request/call-preview.module.css';
import requestClasses from '#src/features/testing/request/request.module.css';
import { requestSchema } from '#src/features/testing/request/request-schema.ts';
import { ResolvedUrl } from '#src/features/testing/request/resolved-url.tsx';
import { notPinned, PinButton, UseHttps } from '#src/features/testing/withheld-key.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatBytes } from '#src/lib/format.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { CUT_PROPS } from '#src/ui/text/cut-props.ts';

/** A pause in typing, in ms, after which the server is asked. */
const PAUSE_MS = 250;

type Described = { input: RunTestInput; missing?: never } | { input?: never; missing: string | undefined };

/** What an endpoint that leads nowhere lacks stands in place of its URL. */
const isShown = (message: string, values: RequestValues, api: ApiAddress): boolean =>
  values.endpoint.trim() === '' ||
  resolveEndpoint(sentEndpoint(values), api.baseUrl, api.hosts, api.noun, api.fields)?.problem === message;

/** The call that the form describes, or what it still lacks, unless that is shown already. */
const describedCall = (
  values: RequestValues,
  choice: ChosenCall,
  environment: FormEnvironment,
): Described => {
  const address = addressOf(choice);
  const { keyId, connectionId, noKey } = idOf(choice);
  const apiKeyId = noKey === true ? null : keyId;
  const { error } = requestSchema(values, address, environment).safeParse({
    ...values,
    apiKeyId,
    connectionId,
  });
  const message = error?.issues[0]?.message;
  if (message === undefined)
    return { input: inEnvironment(toRunTestInput(idOf(choice), values), environment) };
  // The field says the rest.
  return { missing: isShown(message, values, address) ? undefined : message.split(/(?<=\.) /)[0] };
};

/** What the call will do, by the server, which decides it for the call itself too. Undefined while that is not known. */
const useCallPreview = (values: RequestValues, choice: ChosenCall, environment: FormEnvironment) => {
  const preview = useOperation(trpc.testing.preview, UNBATCHED);
  const { input, missing } = describedCall(values, choice, environment);
  // Whether the key goes depends on these as well; whether a connection works, on its last change.
  const wanted = JSON.stringify([input ?? null, environment?.updatedAt ?? null, ...versionOf(choice)]);
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const isCurrent = input !== undefined && asked === wanted;
  const { data, error } = useQuery({
    queryKey: ['call preview', asked],
    queryFn: ({ signal }) => preview(JSON.parse(asked)[0] as RunTestInput, { signal }),
    enabled: isCurrent,
    retry: false,
    // The input may contain headers that are kept nowhere else.
    gcTime: 0,
  });
  return isCurrent ? { preview: data, error } : { preview: undefined, error: null, missing };
};

/** Everything that will be sent. */
const Details = ({ preview }: { preview: Preview }) => (
  <div className={classes.details}>
    <Text size="xs" className={classes.code}>
      {preview.method} {preview.url}
    </Text>
    <dl className={classes.headers}>
      {Object.entries(preview.headers).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Text size="xs" c="dimmed">
      {preview.bodySize === 0 ? 'No body' : `Body: ${formatBytes(preview.bodySize)}`}
    </Text>
    {preview.body !== undefined && <pre className={classes.body}>{preview.body}</pre>}
  </div>
);

interface StaysHomeProps {
  preview: Preview;
  choice: CallChoice;
}

/** Why the key will not be sent. */
const whyNot = ({ host, withheldReason }: Preview, choice: CallChoice): string => {
  if (withheldReason === 'plain-http') return 'over plain http, anyone on the network could read it.';
  if (withheldReason === 'unwanted') return 'this request is sent without it, with its own headers.';
  return notPinned(host, choice);
};

const StaysHome = ({ preview, choice }: StaysHomeProps) => (
  <div className={classes.home} data-stays-home="">
    <IconKeyOff size={16} stroke={1.75} aria-hidden className={classes.homeIcon} />
    <Text size="xs" className={classes.wrap}>
      {`The ${nounOf(choice)} will not be sent: ${whyNot(preview, choice)}`}
    </Text>
  </div>
);

/** What changes that the key is not sent. */
const LetItGo = ({ preview, choice }: StaysHomeProps) => {
  const { host, url, withheldReason } = preview;
  if (withheldReason === 'host') return <PinButton host={host} choice={choice} />;
  if (withheldReason === 'plain-http') return <UseHttps url={url} />;
  if (withheldReason !== 'unwanted') return null;
  return (
    <Button variant="default" size="xs" onClick={() => setFieldValue('withoutKey', undefined)}>
      {`Use ${nameOf(choice)}`}
    </Button>
  );
};

const sentWith = (choice: ChosenCall): string => {
  if (isNoKey(choice)) return 'without a key';
  return choice.key === undefined ? `with the ${nameOf(choice)}` : `with the key ${choice.key.name}`;
};

interface CallPreviewProps {
  values: RequestValues;
  choice: ChosenCall;
  /** Where the response says already that the key was not sent. */
  withheldUrl: string | undefined;
  /** What the fields say is wrong with them. */
  errors: object;
}

interface WhereProps extends CallPreviewProps {
  preview: Preview | undefined;
  missing: string | undefined;
}

/** Where the call goes and with which key, or why without it, or what it still lacks. */
const Where = ({ values, choice, withheldUrl, errors, preview, missing }: WhereProps) => {
  const { environment } = useChosenEnvironment();
  const endpoint = sentEndpoint(values);
  const stays = preview?.keySent === false && !isNoKey(choice);
  const before = Object.keys(errors).length > 0 ? undefined : missing;
  return (
    <>
      {!(stays && preview.url === endpoint) && (
        <Text size="xs" c="dimmed" component="div" className={classes.url}>
          <ResolvedUrl typed={shownEndpoint(endpoint, environment)} api={addressOf(choice)} hasKey />
        </Text>
      )}
      {(before !== undefined || (preview !== undefined && !stays)) && (
        <Text
          size="xs"
          c="dimmed"
          className={classes.key}
          data-missing={before === undefined ? undefined : ''}
          {...CUT_PROPS}
        >
          {before ?? sentWith(choice)}
        </Text>
      )}
      <div role="status" className={classes.stays}>
        {stays && <StaysHome preview={preview} choice={choice} />}
      </div>
      {/* Beside the response that says so too, the same button is there. */}
      {stays && preview.url !== withheldUrl && <LetItGo preview={preview} choice={choice} />}
    </>
  );
};

/** What the call will do on one line, the rest on demand. */
export const CallPreview = (props: CallPreviewProps) => {
  const { environment } = useChosenEnvironment();
  const { preview, error, missing } = useCallPreview(props.values, props.choice, environment);
  const [isOpen, { toggle }] = useDisclosure(false);
  const detailsId = useId();
  return (
    <>
      <div className={`${requestClasses.callLine} ${classes.preview}`}>
        <div className={classes.line}>
          <Where {...props} preview={preview} missing={missing} />
          {preview !== undefined && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              className={classes.more}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={toggle}
            >
              Details
            </Button>
          )}
        </div>
      </div>
      {error !== null && (
        <Text size="xs" c="var(--mantine-color-error)" role="status" className={requestClasses.belowLine}>
          {errorMessage(error)}
        </Text>
      )}
      <div id={detailsId} className={requestClasses.belowLine} hidden={!isOpen}>
        {isOpen && preview !== undefined && <Details preview={preview} />}
      </div>
    </>
  );
};
