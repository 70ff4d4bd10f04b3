import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';

const FEATURES = [
  { letter: 'క', tone: 'bg-turmeric-tint text-turmeric-deep', title: 'lessonsTitle', text: 'lessonsText' },
  { letter: 'మా', tone: 'bg-leaf-tint text-leaf', title: 'aiTitle', text: 'aiText' },
  { letter: '?', tone: 'bg-indigo-tint text-indigo', title: 'quizTitle', text: 'quizText' },
  { letter: 'ప', tone: 'bg-vermilion-tint text-vermilion', title: 'poemsTitle', text: 'poemsText' },
  { letter: '↗', tone: 'bg-leaf-tint text-leaf', title: 'progressTitle', text: 'progressText' },
  { letter: '★', tone: 'bg-turmeric-tint text-turmeric-deep', title: 'achievementsTitle', text: 'achievementsText' },
] as const;

export function Features() {
  const t = useText(landing);
  return (
    <section className="page-width below-fold py-12">
      <h2 className="max-w-3xl text-3xl md:text-4xl">{t('featuresTitle')}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ letter, tone, title, text }) => (
          <li key={title} className="flex gap-4">
            <span
              lang="te"
              aria-hidden="true"
              className={`grid size-16 flex-none place-items-center rounded-tile font-letters text-3xl leading-none! ${tone}`}
            >
              {letter}
            </span>
            <div>
              <h3 className="text-xl">{t(title)}</h3>
              <p className="mt-1 text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
