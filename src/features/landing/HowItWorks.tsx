import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';
import { Muggu } from '../../ui/pictures/Muggu';

const STEPS = [
  { letter: 'వి', title: 'stepHear', text: 'stepHearText' },
  { letter: 'చ', title: 'stepRead', text: 'stepReadText' },
  { letter: 'ప', title: 'stepSay', text: 'stepSayText' },
] as const;

export function HowItWorks() {
  const t = useText(landing);
  return (
    <section id="how" className="page-width below-fold py-12">
      <div className="relative isolate overflow-hidden rounded-[36px] bg-turmeric px-6 py-10 text-on-turmeric md:px-12 md:py-14">
        <div className="absolute inset-0 -z-10 text-[rgb(35_27_58/0.13)] mask-[linear-gradient(100deg,transparent_55%,#000)]">
          <Muggu />
        </div>
        <h2 className="text-3xl md:text-4xl">{t('howTitle')}</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {STEPS.map(({ letter, title, text }) => (
            <li key={title} className="flex gap-4 md:flex-col">
              <span
                lang="te"
                aria-hidden="true"
                className="grid size-18 flex-none place-items-center rounded-full bg-on-turmeric font-letters text-3xl leading-none! text-turmeric"
              >
                {letter}
              </span>
              <div>
                <h3 className="text-2xl">{t(title)}</h3>
                <p className="mt-1 max-w-xs">{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
