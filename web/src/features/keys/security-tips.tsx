import { IconChartLine, IconFocus2, IconRefresh, IconVariable } from '@tabler/icons-react';
import { TipCard, TipList } from '#src/ui/layout/tip-card.tsx';

export const SecurityTips = () => (
  <TipList>
    <TipCard icon={IconVariable} title="Use environment variables">
      Read keys from the environment so that none ends up in your code or its history.
    </TipCard>
    <TipCard icon={IconRefresh} title="Rotate every 30-90 days">
      A key that leaks unnoticed is worth little once it has been replaced.
    </TipCard>
    <TipCard icon={IconFocus2} title="Limit scope">
      Give each key only the permissions it needs, and use a separate key for each environment.
    </TipCard>
    <TipCard icon={IconChartLine} title="Monitor usage">
      Watch the provider’s usage page: a sudden rise is often the first sign of a leak.
    </TipCard>
  </TipList>
);
