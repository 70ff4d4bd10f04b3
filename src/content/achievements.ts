import type { Bilingual } from '../domain/bilingual';
import type { AchievementId } from '../domain/progress/achievements';

type AchievementText = { readonly title: Bilingual; readonly description: Bilingual; readonly icon: string };

export const ACHIEVEMENT_TEXTS: Readonly<Record<AchievementId, AchievementText>> = {
  'first-lesson': {
    icon: '🌱',
    title: { en: 'First Lesson', te: 'తొలి పాఠం' },
    description: {
      en: 'Complete one lesson: all its exercises and all its quizzes.',
      te: 'ఒక పాఠం పూర్తి చెయ్యి: దాని అభ్యాసాలూ, క్విజ్‌లూ అన్నీ.',
    },
  },
  'alphabet-master': {
    icon: 'అ',
    title: { en: 'Alphabet Master', te: 'అక్షరాల మేటి' },
    description: {
      en: 'Know all 52 letters and pass the 4 quizzes of the Gunintalu lesson.',
      te: '52 అక్షరాలూ నేర్చుకో, గుణింతాల పాఠంలోని 4 క్విజ్‌లలోనూ నెగ్గు.',
    },
  },
  'vocab-builder': {
    icon: '📚',
    title: { en: 'Vocab Builder', te: 'మాటల మూట' },
    description: {
      en: 'Learn 100 words, phrases and numbers.',
      te: 'మాటలూ, పలకరింపులూ, సంఖ్యలూ కలిపి 100 నేర్చుకో.',
    },
  },
  'quiz-champion': {
    icon: '🏆',
    title: { en: 'Quiz Champion', te: 'క్విజ్ విజేత' },
    description: {
      en: 'Pass 5 quizzes of any kind with 70 percent or more.',
      te: 'ఏవైనా 5 క్విజ్‌లలో నెగ్గు: ఒక్కోదానిలో 70 శాతం లేదా అంతకంటే ఎక్కువ.',
    },
  },
  'daily-streak': {
    icon: '🔥',
    title: { en: 'Daily Streak', te: 'రోజూ చదువు' },
    description: { en: 'Learn something on 7 days in a row.', te: 'వరుసగా 7 రోజులు ఏదో ఒకటి నేర్చుకో.' },
  },
  'grammar-guru': {
    icon: '🪔',
    title: { en: 'Grammar Guru', te: 'వ్యాకరణ గురువు' },
    description: {
      en: 'Pass 10 different quizzes of the Basic Grammar lessons.',
      te: 'ప్రాథమిక వ్యాకరణం పాఠాల్లో 10 వేర్వేరు క్విజ్‌లలో నెగ్గు.',
    },
  },
};
