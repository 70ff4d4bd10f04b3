import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';

const VOICES = [
  { quote: 'studentQuote', name: 'studentName', role: 'studentRole', edge: 'border-turmeric' },
  { quote: 'parentQuote', name: 'parentName', role: 'parentRole', edge: 'border-vermilion' },
  { quote: 'teacherQuote', name: 'teacherName', role: 'teacherRole', edge: 'border-leaf' },
] as const;

export function Testimonials() {
  const t = useText(landing);
  return (
    <section className="page-width below-fold py-12">
      <h2 className="text-3xl md:text-4xl">{t('testimonialsTitle')}</h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {VOICES.map(({ quote, name, role, edge }) => (
          <li key={name}>
            <figure className={`border-l-4 pl-5 ${edge}`}>
              <blockquote className="text-lg">{t(quote)}</blockquote>
              <figcaption className="mt-3">
                <strong className="font-semibold">{t(name)}</strong>
                <span className="block text-muted">{t(role)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
