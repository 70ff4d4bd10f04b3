import { Link } from 'react-router';
import type { Letter } from '../../../../domain/lesson/lessonContent';
import { learning } from '../../../../i18n/learning';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../../i18n/useText';
import { Card } from '../../../../ui/layout/Card';
import { Icon } from '../../../../ui/pictures/Icon';
import { IconButton } from '../../../../ui/controls/IconButton';
import { Muggu } from '../../../../ui/pictures/Muggu';
import { MixedText } from '../../../../ui/layout/MixedText';
import { writingAddress } from '../../addresses';
import { Hear } from '../Hear';
import { Latin } from '../latin';

type Props = {
  letter: Letter;
  before: Letter | undefined;
  after: Letter | undefined;
  onStep: (by: 1 | -1) => void;
};

export function LetterPanel({ letter: { letter, word, said, written }, before, after, onStep }: Props) {
  const t = useText(learning);
  const language = useLanguage();
  const pick = useBilingual();
  const facts = [
    { name: t('said'), text: pick(said) },
    { name: t('written'), text: pick(written) },
  ];
  return (
    <Card className="grid grid-cols-1 overflow-hidden @2xl:grid-cols-[18rem_1fr]">
      <div className="relative grid min-h-60 place-items-center overflow-hidden bg-turmeric-tint text-turmeric-deep">
        <Muggu className="opacity-25" />
        <div className="relative grid size-52 place-content-center justify-items-center rounded-full bg-turmeric-tint">
          <span lang="te" className="font-display text-[7.5rem] leading-[1.3]! text-ink">
            {letter}
          </span>
          <Latin text={letter} className="-mt-2 text-xl" />
        </div>
        <Link
          to={writingAddress(letter)}
          className="touch absolute bottom-4 left-4 inline-flex items-center gap-2 rounded-full border-2 border-turmeric-deep bg-card px-4 font-semibold text-ink print:hidden"
        >
          <Icon name="edit" className="size-5" />
          {t('writeIt')}
        </Link>
        <Hear text={letter} className="absolute! right-4 bottom-4" />
      </div>
      <div className="grid grid-cols-1 content-start gap-5 p-5 @2xl:p-7">
        <div className="flex items-center gap-2 @xs:gap-4">
          <span aria-hidden="true" className="text-[2.5rem] leading-none @xs:text-[3.25rem]">
            {word.picture}
          </span>
          <div className="min-w-0 flex-1">
            <p lang="te" className="font-display text-xl @xs:text-2xl @2xl:text-3xl">
              {word.telugu}
            </p>
            <Latin text={word.telugu} />
            <p lang="en" className="text-muted">
              {word.english}
            </p>
          </div>
          <Hear text={word.telugu} />
        </div>
        <dl className="grid gap-4">
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold text-indigo">{name}</dt>
              <dd>
                <MixedText text={text} language={language} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto flex justify-between">
          <Step
            icon="arrowLeft"
            label={before && t('previousLetter', { letter: before.letter })}
            onStep={() => onStep(-1)}
          />
          <Step icon="arrowRight" label={after && t('nextLetter', { letter: after.letter })} onStep={() => onStep(1)} />
        </div>
      </div>
    </Card>
  );
}

type StepProps = { icon: 'arrowLeft' | 'arrowRight'; label: string | undefined; onStep: () => void };

const Step = ({ icon, label, onStep }: StepProps) =>
  label ? <IconButton icon={icon} label={label} onClick={onStep} /> : <span />;
