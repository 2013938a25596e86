import type { Recommendations, RecommendInput } from '@gatehouse/contract/discover.ts';
import { type MutationState, useMutationState } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastError } from '#src/lib/toast.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';

const FALLBACK = 'Failed to get API recommendations';

type Asked = Pick<
  MutationState<Recommendations, unknown, RecommendInput>,
  'status' | 'data' | 'error' | 'variables'
>;

const IDLE: Asked = { status: 'idle', data: undefined, error: null, variables: undefined };

/**
 * Asks for recommendations. The last question with its answer outlives the screen for five minutes, so that a person
 * who followed the link to a guide finds it again.
 */
export const useRecommendations = () => {
  const { mutate } = trpc.discover.recommend.useMutation({
    trpc: { context: UNBATCHED },
    onError: (error) => toastError(errorMessage(error) || FALLBACK),
  });
  const asked = useMutationState<Asked>({
    filters: { mutationKey: getMutationKey(trpc.discover.recommend) },
    select: ({ state }) => state as Asked,
  });
  return { asked: asked.at(-1) ?? IDLE, ask: (requirements: string) => mutate({ requirements }) };
};
