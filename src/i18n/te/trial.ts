import type { en } from '../en/trial';

export const te: Readonly<Record<keyof typeof en, string>> = {
  pageTitle: 'నీ మొదటి అక్షరాలు · అక్షరం',
  pageDescription: 'మొదటి తెలుగు అక్షరాలను విను, గుర్తుపట్టు, చదువు. సైన్ ఇన్ అక్కర్లేదు.',
  name: 'మొదటి అక్షరాలు',
  leave: 'బయటికి',
  opening: 'ఒక్క క్షణం …',
  firstWord: 'నీ మొదటి మాట!',
  done: 'రెండు అక్షరాలు, ఒక మాట. ఇదిగో నీ మొదటి పూస!',
  firstBead: 'మొదటి పూస ఉన్న దండ',
  keepTitle: 'ఇది ఉంచుకుందామా?',
  nameLabel: 'నీ పేరేంటి?',
  pictureLabel: 'ఒక బొమ్మ ఎంచుకో',
  keep: 'ఉంచుకుందాం',
  staysHere: 'ఇది ఈ పరికరంలోనే ఉంటుంది.',
  orYou: 'లేదా ఇంతకుముందే వచ్చావా?',
  googleText: 'పెద్దవాళ్లతో కలిసి సైన్ ఇన్ చెయ్యి. అప్పుడు నీ పూస ఏ పరికరంలోనైనా కనిపిస్తుంది.',
  notNow: 'ఇప్పుడు వద్దు',
};
