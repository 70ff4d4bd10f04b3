export const en = {
  title: 'Ask a grown-up',
  question: 'How much is {{first}} × {{second}}?',
  answer: 'Answer',
  wrong: 'That is not it. Here is another one.',
  goOn: 'Go on',
  close: 'Close',
} as const;
