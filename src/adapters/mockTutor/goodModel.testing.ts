// The answers about a river of a model that follows its prompt.

const EXPLANATIONS = [
  'A river is a long stream of water that flows to the sea. The Godavari is a river.',
  'People use a river to travel and to water fields. Boats carry rice down the river.',
  'A river begins small, often on a hill, and grows. The Krishna begins near Mahabaleshwar.',
] as const;

// These lines pass the checks against guessing: position, length and similarity do not reveal the answers.
const QUESTION_LINES = [
  'How do you say ‘river’ in Telugu? | ‘river’ అనే మాటను తెలుగులో ఏమంటారు? | నది, గది, కొండ, మబ్బు | నది',
  'How do you say ‘hill’ in Telugu? | ‘hill’ అనే మాటను తెలుగులో ఏమంటారు? | నది, కొండ, బండ, మబ్బు | కొండ',
  'What does ‘గట్టు’ mean? | ‘గట్టు’ అనే మాటకు అర్థం ఏమిటి? | river, tree, bank, cloud | bank',
  'How do you say ‘tree’ in Telugu? | ‘tree’ అనే మాటను తెలుగులో ఏమంటారు? | నది, చెట్టు, గట్టు, మబ్బు | చెట్టు',
  'What does ‘పడవ’ mean? | ‘పడవ’ అనే మాటకు అర్థం ఏమిటి? | river, oar, boat, rope | boat',
  'How do you say ‘stone’ in Telugu? | ‘stone’ అనే మాటను తెలుగులో ఏమంటారు? | రాయి, నది, రావి, మబ్బు | రాయి',
  'What does ‘చేప’ mean? | ‘చేప’ అనే మాటకు అర్థం ఏమిటి? | river, fish, frog, crane | fish',
  'How do you say ‘sand’ in Telugu? | ‘sand’ అనే మాటను తెలుగులో ఏమంటారు? | నది, ఇటుక, ఇసుక, మబ్బు | ఇసుక',
  'What does ‘నీళ్లు’ mean? | ‘నీళ్లు’ అనే మాటకు అర్థం ఏమిటి? | river, water, waves, wind | water',
  'How do you say ‘cloud’ in Telugu? | ‘cloud’ అనే మాటను తెలుగులో ఏమంటారు? | నది, డబ్బు, వాన, మబ్బు | మబ్బు',
];

export function goodModel(prompt: string): string {
  const wanted = /^Write (\d+) different/u.exec(prompt)?.[1];
  if (wanted !== undefined) return QUESTION_LINES.slice(0, Number(wanted)).join('\n');
  if (prompt.startsWith('Translate')) return 'నది అంటే సముద్రం వైపు పారే పొడవైన నీటి ప్రవాహం.';
  const said = prompt.match(/^- <<</gmu)?.length ?? 0;
  return EXPLANATIONS[said % EXPLANATIONS.length] ?? '';
}
