/** Every public page with its English and Telugu heading. */
export const PUBLIC_PAGES = [
  { path: '/', en: 'Hear it, read it, say it in Telugu.', te: 'విందాం, చదువుదాం, తెలుగులో మాట్లాడదాం.' },
  { path: '/pricing', en: 'Simple pricing: free', te: 'ధర ఒక్కటే: ఉచితం' },
  { path: '/about', en: 'About Aksharam', te: 'అక్షరం యాప్ గురించి' },
  { path: '/contact', en: 'Contact', te: 'సంప్రదించండి' },
  { path: '/blog', en: 'Telugu at home', te: 'ఇంట్లో తెలుగు' },
  { path: '/tutorials', en: 'First steps, together', te: 'కలిసి తొలి అడుగులు' },
  { path: '/faq', en: 'Questions parents ask', te: 'తల్లిదండ్రులు అడిగే ప్రశ్నలు' },
  { path: '/support', en: 'Help', te: 'సహాయం' },
  { path: '/terms', en: 'Terms', te: 'నిబంధనలు' },
  { path: '/privacy', en: 'Privacy', te: 'గోప్యత' },
] as const;
