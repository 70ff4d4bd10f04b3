import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Spinner } from '../../ui/messages/Spinner';
import { DESTINATIONS } from '../navigation/destinations';
import { preloadInTurn, preloadScreen } from './preloadData';

let hasOpened = false;

/** The page's own requests go before prefetching. */
const PREFETCH_DELAY_MS = 400;

/**
 * Renders a page after the layout around it, in slices, once its code has loaded. A slow phone then shows the
 * navigation first and responds to touch while the page renders. Once the app is open, both are rendered together.
 */
export function AfterFrame({ children }: { children: ReactNode }) {
  const t = useText(site);
  const { pathname } = useLocation();
  const [isReady, setIsReady] = useState(hasOpened);
  const waitForPage = useEffectEvent(async () => {
    await preloadScreen(pathname);
    startTransition(() => setIsReady(true));
    if (!hasOpened) setTimeout(() => preloadInTurn(DESTINATIONS.map(({ to }) => to)), PREFETCH_DELAY_MS);
    hasOpened = true;
  });
  useEffect(() => void waitForPage(), []);
  return isReady ? children : <Spinner isLate fullScreen label={t('loading')} />;
}
