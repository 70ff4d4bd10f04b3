import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../browser/storage';

/** Below this the sidebar is narrow by itself, whatever was chosen. */
const MOBILE_BREAKPOINT = 768;

const isWide = () => window.innerWidth >= MOBILE_BREAKPOINT;

const watchWidth = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** Whether the sidebar is narrow: as the learner left it, and always on a narrow screen. */
export function useSidebar(): { isCollapsed: boolean; toggle: () => void } {
  const wide = useSyncExternalStore(watchWidth, isWide);
  const [chosen, setChosen] = useState(() => readStored('sidebarCollapsed') === 'true');
  const toggle = () => {
    setChosen(!chosen);
    writeStored('sidebarCollapsed', String(!chosen));
  };
  return { isCollapsed: chosen || !wide, toggle };
}
