export const en = {
  title: 'Ask a grown-up',
  question: 'What is {{first}} × {{second}}?',
  answer: 'Answer',
  wrong: 'That’s not it. Here’s another one.',
  goOn: 'Continue',
  close: 'Close',
} as const;
