import { lazyComponent } from '../routing/lazyPage';

/** What stands round the screens behind the sign-in. It comes in one file, and not with the public pages. */
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
