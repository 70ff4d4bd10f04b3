// For tests: what a model that does as it is told would write about a river.

const EXPLANATIONS = [
  'A river is a long stream of water that flows to the sea. The Godavari is a river.',
  'People use a river to travel and to water fields. Boats carry rice down the river.',
  'A river begins small, often on a hill, and grows. The Krishna begins near Mahabaleshwar.',
] as const;

const questionLine = (number: number) =>
  `Question ${number} about a river? | నది గురించి ప్రశ్న ${number}? | నది, చెట్టు, రాయి, మబ్బు | నది`;

export function goodModel(prompt: string): string {
  const wanted = /^Write (\d+) different/u.exec(prompt)?.[1];
  if (wanted !== undefined) return Array.from({ length: Number(wanted) }, (_, at) => questionLine(at + 1)).join('\n');
  if (prompt.startsWith('Translate')) return 'నది అంటే సముద్రం వైపు పారే పొడవైన నీటి ప్రవాహం.';
  const said = prompt.match(/^- <<</gmu)?.length ?? 0;
  return EXPLANATIONS[said % EXPLANATIONS.length] ?? '';
}
