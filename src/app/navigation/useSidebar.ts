import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../browser/storage';

/** Below this there is no room for the wide one, whatever was chosen. */
const MOBILE_BREAKPOINT = 768;
/** Below this the sidebar begins narrow; who has chosen keeps their choice. */
const ROOMY = 1024;

const widthNow = () =>
  window.innerWidth < MOBILE_BREAKPOINT ? 'phone' : window.innerWidth < ROOMY ? 'tablet' : 'roomy';

const watchWidth = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

function storedChoice(): boolean | null {
  const stored = readStored('sidebarCollapsed');
  return stored === null ? null : stored === 'true';
}

/** Whether the sidebar is narrow: as the learner left it, before that as there is room, and always on a narrow screen. */
export function useSidebar(): { isPhone: boolean; isCollapsed: boolean; toggle: () => void } {
  const width = useSyncExternalStore(watchWidth, widthNow);
  const [chosen, setChosen] = useState(storedChoice);
  const isCollapsed = width === 'phone' || (chosen ?? width === 'tablet');
  const toggle = () => {
    setChosen(!isCollapsed);
    writeStored('sidebarCollapsed', String(!isCollapsed));
  };
  return { isPhone: width === 'phone', isCollapsed, toggle };
}
