/** `short` is the name in a phone's bottom bar, which has room for four destinations. */
export const DESTINATIONS = [
  { to: '/dashboard', letter: 'అ', text: 'dashboard', short: 'shortDashboard' },
  { to: '/dashboard/learning', letter: 'ఖ', text: 'learning', short: 'shortLearning' },
  { to: '/dashboard/AIQuizzes', letter: '?', text: 'quizzes', short: null },
  { to: '/dashboard/ai-learning', letter: 'మ', text: 'aiLearning', short: 'shortAiLearning' },
  { to: '/dashboard/stories', letter: 'క', text: 'stories', short: null },
  { to: '/dashboard/telugu-padyalu', letter: 'ప', text: 'padyalu', short: 'shortPadyalu' },
  { to: '/dashboard/achievements', letter: '★', text: 'leaderboards', short: null },
  { to: '/dashboard/progress', letter: '↗', text: 'progress', short: null },
  { to: '/dashboard/settings', letter: '⚙', text: 'settings', short: null },
] as const;

/** Only for pupils of a class, or for teachers. */
export const OWN_CLASS = { to: '/dashboard/class', letter: 'త', text: 'myClass', short: null } as const;
export const TAUGHT_CLASSES = { to: '/dashboard/classes', letter: 'గ', text: 'classes', short: null } as const;

/** The dashboard's link is current only on the dashboard itself, not on the pages below it. */
export const isExact = (to: string): boolean => to === '/dashboard';
