import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../browser/storage';

/** Below this width the sidebar is always narrow. */
const MOBILE_BREAKPOINT = 768;
/** Below this width the sidebar starts narrow, unless the learner chose otherwise. */
const WIDE_BREAKPOINT = 1024;

const widthNow = () =>
  window.innerWidth < MOBILE_BREAKPOINT ? 'phone' : window.innerWidth < WIDE_BREAKPOINT ? 'tablet' : 'wide';

const watchWidth = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

function storedChoice(): boolean | null {
  const stored = readStored('sidebarCollapsed');
  return stored === null ? null : stored === 'true';
}

/** A narrow screen always collapses the sidebar; otherwise the learner's choice counts, then the screen's width. */
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
