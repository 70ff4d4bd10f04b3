import { lazyPart } from '../routing/lazyPage';

/** What stands round the screens behind the sign-in. It comes in one file, and not with the public pages. */
const PARTS = {
  SessionArea: lazyPart(() => import('./SessionArea')),
  Guard: lazyPart(() => import('./Guard')),
  OnboardingLayout: lazyPart(() => import('./OnboardingLayout')),
  DashboardLayout: lazyPart(() => import('./DashboardLayout')),
  RoomLayout: lazyPart(() => import('./RoomLayout')),
  TrialLayout: lazyPart(() => import('./TrialLayout')),
};

export const SessionArea = PARTS.SessionArea.Part;
export const Guard = PARTS.Guard.Part;
export const OnboardingLayout = PARTS.OnboardingLayout.Part;
export const DashboardLayout = PARTS.DashboardLayout.Part;
export const RoomLayout = PARTS.RoomLayout.Part;
export const TrialLayout = PARTS.TrialLayout.Part;

export const preloadFrame = () => Promise.all(Object.values(PARTS).map(({ preload }) => preload()));
