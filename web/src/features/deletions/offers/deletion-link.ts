import type { AppRouter } from '@gatehouse/api/router.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type OperationLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { tellFailure } from '#src/ui/feedback/tell-failure.ts';

const NOT_FOUND = 404;

/**
 * If what an operation used is gone, because another window or a script deleted it, brings the lists up to date and tells
 * the user. What does this is loaded only then. Never rejects.
 */
export const noticeDeletion = async (
  queryClient: QueryClient,
  input: unknown,
  error: unknown,
): Promise<void> => {
  if (!(error instanceof TRPCClientError) || error.data?.httpStatus !== NOT_FOUND) return;
  try {
    const { handleDeletion } = await import('#src/features/deletions/handle-deletion.ts');
    handleDeletion(queryClient, { input, error }, tellFailure);
    // The focus was in the row or the dialog that is closed now.
    setTimeout(() => document.activeElement === document.body && focusHeading());
  } catch {
    // Without its code, the failure is told like any other.
  }
};

/**
 * Sees every operation that changes or uses something. If that is gone, the user is told before the failure
 * reaches the screen that started it. A response that is streamed fails later: whoever reads it calls `noticeDeletion`.
 */
export const deletionLink =
  (queryClient: QueryClient): TRPCLink<AppRouter> =>
  () =>
  ({ next, op }) => {
    const response = next(op);
    if (op.type !== 'mutation') return response;
    const subscribe: typeof response.subscribe = (observer) =>
      response.subscribe({
        ...observer,
        error: (error) => {
          if (error.data?.httpStatus !== NOT_FOUND) return observer.error?.(error);
          void noticeDeletion(queryClient, op.input, error).then(() => observer.error?.(error));
        },
      });
    // The links around this one only subscribe to it; what makes observables would be loaded with the first screen.
    return { ...response, subscribe } as ReturnType<OperationLink<AppRouter>>;
  };
