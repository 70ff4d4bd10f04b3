import type { en } from '../en/gate';

export const te: Readonly<Record<keyof typeof en, string>> = {
  title: 'పెద్దవాళ్లను అడుగు',
  question: '{{first}} × {{second}} ఎంత?',
  answer: 'జవాబు',
  wrong: 'అది కాదు. ఇదిగో ఇంకొకటి.',
  goOn: 'ముందుకు',
  close: 'మూసేయి',
};
