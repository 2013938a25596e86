import type { ReactNode } from 'react';
import { ErrorState } from '#src/components/error-state.tsx';
import { errorMessage } from '#src/lib/error-message.ts';

/** Something that loads, as the hooks of queries give it. */
export interface Loadable<Data> {
  /** Undefined until it is there. */
  data: Data | undefined;
  /** Why the last attempt failed; null where it did not. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadStateProps<Data> {
  state: Loadable<Data>;
  /** What could not be done: `The list could not be loaded`. */
  errorTitle: string;
  loading: ReactNode;
  /** Before anything was asked for, where it is a person who asks. */
  idle?: ReactNode;
  /** In place of what was loaded, where there is nothing in it. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** A person asked for it: that it failed is news even above what was there before. */
  showsErrorWithData?: boolean;
  /** Around the error, where it does not stand by itself. */
  errorFrame?: (error: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a part shows of something that loads: that it loads, that it failed with a way to try again, that there is
 * nothing, or what is there. An error is shown only where there is nothing else to show: what was loaded before stays.
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
            pending={isFetching}
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
