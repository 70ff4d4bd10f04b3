import type { Bilingual } from '../domain/bilingual';
import type { BeadId } from '../domain/progress/beads';

type BeadText = { readonly title: Bilingual; readonly description: Bilingual; readonly icon: string };

export const BEAD_TEXTS: Readonly<Record<BeadId, BeadText>> = {
  'first-word': {
    icon: '💬',
    title: { en: 'First word', te: 'తొలి మాట' },
    description: { en: 'Get one Telugu word right.', te: 'ఒక తెలుగు మాట సరిగ్గా చెప్పు.' },
  },
  'three-days': {
    icon: '☀️',
    title: { en: 'Three days', te: 'మూడు రోజులు' },
    description: { en: 'Learn something on three days.', te: 'మూడు రోజులు ఏదో ఒకటి నేర్చుకో.' },
  },
  'first-family': {
    icon: 'క',
    title: { en: 'First letter family', te: 'తొలి అక్షర కుటుంబం' },
    description: {
      en: 'Know the five letters of a family, such as క\u00a0ఖ\u00a0గ\u00a0ఘ\u00a0ఙ.',
      te: 'క\u00a0ఖ\u00a0గ\u00a0ఘ\u00a0ఙ లాంటి ఒక కుటుంబంలోని ఐదు అక్షరాలూ నేర్చుకో.',
    },
  },
  'first-poem': {
    icon: '📜',
    title: { en: 'First poem', te: 'తొలి పద్యం' },
    description: { en: 'Know a poem by heart.', te: 'ఒక పద్యం కంఠస్థం చెయ్యి.' },
  },
};
