import type { Environment } from '@gatehouse/contract/environments.ts';
import { useLocalStorage } from '@mantine/hooks';
import type { ListOptions } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

/** All environments, the oldest first. They stay fresh until something here changes them. */
export const useEnvironments = ({ enabled = true }: ListOptions = {}) =>
  trpc.environments.list.useQuery({}, { enabled });

const NONE = 0;

const readId = (stored: string | undefined): number => {
  const id = Number(stored);
  return Number.isSafeInteger(id) && id > 0 ? id : NONE;
};

/** The environment that calls are made in, remembered by this browser; undefined for none, and for one that was deleted. */
export const useChosenEnvironment = (): {
  environment: Environment | undefined;
  /** One is chosen, and not loaded yet. */
  isLoading: boolean;
  choose: (id: number | undefined) => void;
} => {
  const [id, setId] = useLocalStorage<number>({
    key: 'gatehouse-environment',
    defaultValue: NONE,
    getInitialValueInEffect: false,
    deserialize: readId,
  });
  const { data, isLoading } = useEnvironments({ enabled: id !== NONE });
  return {
    environment: id === NONE ? undefined : data?.find((environment) => environment.id === id),
    isLoading: id !== NONE && isLoading,
    choose: (next) => setId(next ?? NONE),
  };
};
