import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Spinner } from '../../ui/messages/Spinner';
import { DESTINATIONS } from '../navigation/destinations';
import { preloadInTurn, preloadScreen } from './preloadData';

let hasOpened = false;

/** What the page itself asks for comes before where one may go next. */
const CONTENT_FIRST_MS = 400;

/**
 * Draws a page after the frame round it, in slices, as soon as its code is there: so a slow phone shows the navigation
 * while the page is on its way, and answers a touch while it is made. Once the app is open, both are drawn together.
 */
export function AfterFrame({ children }: { children: ReactNode }) {
  const t = useText(site);
  const { pathname } = useLocation();
  const [isTime, setIsTime] = useState(hasOpened);
  const waitForPage = useEffectEvent(async () => {
    await preloadScreen(pathname);
    startTransition(() => setIsTime(true));
    if (!hasOpened) setTimeout(() => preloadInTurn(DESTINATIONS.map(({ to }) => to)), CONTENT_FIRST_MS);
    hasOpened = true;
  });
  useEffect(() => void waitForPage(), []);
  return isTime ? children : <Spinner isLate fullScreen label={t('loading')} />;
}
