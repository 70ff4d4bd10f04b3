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
/** All higher levels share this name and differ only in their number. */
const LATER: Bilingual = { en: 'Telugu Master', te: 'తెలుగు మేటి' };

/** Levels start at 1. */
export const levelName = (level: number): Bilingual => NAMES[level - 1] ?? LATER;
