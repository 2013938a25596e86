import type { ReactNode } from 'react';
import { errorMessage } from '#src/lib/error-message.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';

/** Something that loads, in the shape that query hooks return. */
export interface QueryState<Data> {
  /** Undefined until it is loaded. */
  data: Data | undefined;
  /** Why the last attempt failed; null if it did not. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadStateProps<Data> {
  state: QueryState<Data>;
  /** What could not be done: `The list could not be loaded`. */
  errorTitle: string;
  loading: ReactNode;
  /** Shown until the user starts the first request. */
  idle?: ReactNode;
  /** Shown instead of empty data. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Shows an error above the data loaded before too, because the user started the request. */
  showsErrorWithData?: boolean;
  /** Wraps the error, if it needs a frame. */
  errorFrame?: (error: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the state of something that loads: loading, failed with a button to try again, empty, or the data. By default
 * an error is shown only if there is no data: data that was loaded before stays.
 */
export const LoadState = <Data,>({
  state: { data, error, isFetching, refetch },
  errorTitle,
  loading,
  idle = loading,
  empty,
  isEmpty,
  showsErrorWithData = false,
  errorFrame = (shown) => shown,
  children,
}: LoadStateProps<Data>) => {
  const failure =
    error === null
      ? null
      : errorFrame(
          <ErrorState
            title={errorTitle}
            message={errorMessage(error)}
            onRetry={() => void refetch()}
            isBusy={isFetching}
          />,
        );
  if (data === undefined) return failure ?? (isFetching ? loading : idle);
  return (
    <>
      {showsErrorWithData && failure}
      {isEmpty?.(data) === true ? empty : children(data)}
    </>
  );
};
