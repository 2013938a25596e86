import { IconActivity, IconBook2, IconGauge, IconShieldLock } from '@tabler/icons-react';
import { Tips } from '#src/features/tips/offers/tips.tsx';
import { TipCard, TipList } from '#src/ui/layout/tip-card.tsx';

export const TestingTips = () => (
  <Tips name="Testing tips">
    <TipList>
      <TipCard icon={IconBook2} title="Start with a read">
        A GET changes nothing. List something first to check that the key and the URL are right.
      </TipCard>
      <TipCard icon={IconShieldLock} title="Write with a test key">
        Calls are real: POST, PUT and DELETE change real data. Use a sandbox key for them.
      </TipCard>
      <TipCard icon={IconActivity} title="Read the status first">
        2xx worked. 4xx means the request or the key is at fault, 5xx the provider.
      </TipCard>
      <TipCard icon={IconGauge} title="Watch the rate limit">
        Each test counts towards it. The analysis shows what is left, if the provider reports it.
      </TipCard>
    </TipList>
  </Tips>
);
