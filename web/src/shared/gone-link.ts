import type { AppRouter } from '@gatehouse/api/router.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { OperationLink, TRPCLink } from '@trpc/client';

import { focusHeading } from '#src/lib/focus-heading.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';

const NOT_FOUND = 404;

/**
 * Sees every operation that changes or uses something. If that is gone, because another window or a script deleted it,
 * the lists are brought up to date and the user is told, before the failure reaches the screen that started it. What
 * does this is loaded only then.
 */
export const goneLink =
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
          import('#src/shared/gone.ts')
            .then(({ handleGone }) => {
              handleGone(queryClient, { input: op.input, error }, tellFailure);
              // The focus was in the row or the dialog that is closed now.
              setTimeout(() => document.activeElement === document.body && focusHeading());
            })
            // Without its code, the failure is told like any other.
            .catch(() => undefined)
            .finally(() => observer.error?.(error));
        },
      });
    // The links around this one only subscribe to it; what makes observables would be loaded with the first screen.
    return { ...response, subscribe } as ReturnType<OperationLink<AppRouter>>;
  };
