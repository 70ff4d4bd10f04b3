import type { Bilingual } from '../domain/bilingual';

const NAMES: readonly Bilingual[] = [
  { en: 'Beginner', te: 'మొదటి మెట్టు' },
  { en: 'Beginner Explorer', te: 'చిన్నారి అన్వేషి' },
  { en: 'Letter Friend', te: 'అక్షర నేస్తం' },
  { en: 'Word Collector', te: 'పదాల పెట్టె' },
  { en: 'Sentence Builder', te: 'వాక్య శిల్పి' },
  { en: 'Storyteller', te: 'కథల పుట్ట' },
  { en: 'Poem Singer', te: 'పద్యాల కోయిల' },
  { en: 'Telugu Star', te: 'తెలుగు తార' },
];
/** There is always a next level; from here on they share a name and differ in their number. */
const LATER: Bilingual = { en: 'Telugu Master', te: 'తెలుగు మేటి' };

/** Of a level from 1 on. */
export const levelName = (level: number): Bilingual => NAMES[level - 1] ?? LATER;
