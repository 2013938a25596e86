import { IconAdjustments, IconStack2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import {
  useChosenEnvironment,
  useEnvironments,
} from '#src/features/environments/offers/chosen-environment.ts';
import { commandIcon } from '#src/ui/dialog/command-palette.tsx';
import type { Command } from '#src/ui/dialog/command-search.ts';
import { toast } from '#src/ui/feedback/toast.ts';

const WORDS = 'environment variables switch';

/** A command per environment, in which calls are made from then on; none of them, and the way to all of them. */
export const useEnvironmentCommands = (isWanted: boolean, onManage: () => void): Command[] => {
  const { data: environments } = useEnvironments({ enabled: isWanted });
  const { environment: chosen, choose } = useChosenEnvironment();
  return useMemo(() => {
    const command = (id: number | undefined, name: string): Command => ({
      id: `environment ${id ?? 'none'}`,
      label: `Environment: ${name}`,
      note: chosen?.id === id ? 'Chosen' : undefined,
      keywords: WORDS,
      icon: commandIcon(IconStack2),
      run: () => {
        choose(id);
        toast({ title: id === undefined ? 'No environment is chosen' : `Calls are made in ${name}` });
      },
    });
    const switches =
      environments === undefined || environments.length === 0
        ? []
        : [...environments.map(({ id, name }) => command(id, name)), command(undefined, 'none')];
    const manage: Command = {
      id: 'manage environments',
      label: 'Manage environments',
      keywords: WORDS,
      icon: commandIcon(IconAdjustments),
      run: onManage,
    };
    return [...switches, manage];
  }, [environments, chosen?.id, choose, onManage]);
};
