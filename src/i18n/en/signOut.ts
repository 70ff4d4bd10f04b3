export const en = {
  title: 'Some things haven’t been sent yet',
  records_one: '{{count}} thing you did is only on this device so far.',
  records_other: '{{count}} things you did are only on this device so far.',
  profile: 'Your answers about yourself are only on this device so far.',
  wait: 'Please wait: it will be sent when you’re back online.',
  later: 'If you sign out now, it will wait here until you sign in again on this device.',
  stay: 'Wait',
  leave: 'Sign out anyway',
  close: 'Close and wait',
} as const;
