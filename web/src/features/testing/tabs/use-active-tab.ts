import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSameId } from '#src/features/requests/offers/call-choices.ts';
import { tellTooMany } from '#src/features/requests/offers/open-request.ts';
import {
  activeLink,
  arrive,
  type RequestLink,
  useTabDraft,
  useTabs,
} from '#src/features/requests/offers/request-tabs.ts';

const route = getRouteApi('/_shell/test');

const linkIn = ({ keyId, connectionId, noKey, providerId, ask, first }: RequestLink): RequestLink => ({
  keyId,
  connectionId,
  noKey,
  providerId,
  ask,
  first,
});

const isSameLink = (one: RequestLink, other: RequestLink): boolean =>
  isSameId(one, other) && one.providerId === other.providerId && one.ask === other.ask;

/** Goes where the link of the screen leads. */
const follow = (link: RequestLink): void => {
  if (!arrive(link)) tellTooMany();
};

/** The tab that is shown. The link of the screen and the tab follow each other: a link leads to its tab, and a tab that is chosen changes the link. */
export const useActiveTab = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  useState(() => follow(linkIn(search)));
  const { active } = useTabs();
  const draft = useTabDraft(active);

  const show = (): void =>
    void navigate({
      search: ({ tab }) => ({ ...activeLink(), tab }),
      replace: true,
      resetScroll: false,
    });
  const followLink = useEffectEvent(() => {
    // Not one that the screen has left already.
    if (isSameLink(linkIn(search), linkIn(router.latestLocation.search))) follow(linkIn(search));
  });
  const link = JSON.stringify(linkIn(search));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the link changes
  useEffect(() => followLink(), [link]);
  const [shown, setShown] = useState(active);
  const showLink = useEffectEvent(() => {
    if (active === shown) return;
    setShown(active);
    if (!isSameLink(linkIn(search), activeLink())) show();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is shown
  useEffect(() => showLink(), [active]);
  return { id: active, draft, link: search, show };
};
