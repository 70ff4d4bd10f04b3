import { lazyComponent } from '../routing/lazyPage';

/** The layouts of the screens behind sign-in: one chunk, separate from the public pages. */
const PARTS = {
  SessionArea: lazyComponent(() => import('./SessionArea')),
  Guard: lazyComponent(() => import('./Guard')),
  OnboardingLayout: lazyComponent(() => import('./OnboardingLayout')),
  DashboardLayout: lazyComponent(() => import('./DashboardLayout')),
  RoomLayout: lazyComponent(() => import('./RoomLayout')),
  TrialLayout: lazyComponent(() => import('./TrialLayout')),
};

export const SessionArea = PARTS.SessionArea.Part;
export const Guard = PARTS.Guard.Part;
export const OnboardingLayout = PARTS.OnboardingLayout.Part;
export const DashboardLayout = PARTS.DashboardLayout.Part;
export const RoomLayout = PARTS.RoomLayout.Part;
export const TrialLayout = PARTS.TrialLayout.Part;

export const preloadFrame = () => Promise.all(Object.values(PARTS).map(({ preload }) => preload()));
