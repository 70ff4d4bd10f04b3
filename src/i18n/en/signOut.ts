export const en = {
  title: 'Not everything is sent yet',
  records_one: '{{count}} thing that you did is only on this device so far.',
  records_other: '{{count}} things that you did are only on this device so far.',
  profile: 'Your answers about yourself are only on this device so far.',
  wait: 'Stay a little: as soon as the network is back, it is sent by itself.',
  later: 'If you sign out now, it waits here until you sign in on this device again.',
  stay: 'Wait',
  leave: 'Sign out anyway',
  close: 'Close and wait',
} as const;
