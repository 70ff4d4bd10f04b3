import { SENTENCE_PARTS, type Sentence } from '../../../../domain/lesson/lessonContent';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { Card } from '../../../../ui/layout/Card';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { Hear } from '../Hear';
import { Latin } from '../latin';
import { PART_LOOKS, PartMark } from './PartMark';

/** Color and shape show the role of each word in a sentence. */
export function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  const t = useText(learning);
  const used = SENTENCE_PARTS.filter((part) => sentences.some(({ words }) => words.some((word) => word.part === part)));
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul aria-label={t('legend')} className="flex flex-wrap gap-x-4 gap-y-2">
        {used.map((part) => (
          <li key={part} className="flex items-center gap-2">
            <span className={`grid size-7 place-items-center rounded-[8px] ${PART_LOOKS[part]}`}>
              <PartMark part={part} />
            </span>
            {t(part)}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-1 gap-3 @3xl:grid-cols-2">
        {sentences.map((sentence) => (
          <li key={sentence.key} className="grid grid-cols-1">
            <SentenceCard sentence={sentence} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SentenceCard({ sentence: { words, end, english } }: { sentence: Sentence }) {
  const t = useText(learning);
  const said = words.map(({ telugu }) => telugu).join(' ') + end;
  return (
    <Card className="flex items-start gap-4 p-4 md:p-5">
      <Hear text={said} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2 gap-y-3">
          {words.map(({ telugu, english: gloss, part }, at) => (
            <span key={at} className="grid max-w-full grid-cols-1 content-start justify-items-center">
              <span className={`flex items-center gap-1.5 rounded-[10px] px-2.5 py-0.5 ${PART_LOOKS[part]}`}>
                <PartMark part={part} />
                <span lang="te" className="text-xl font-semibold">
                  {telugu}
                  {at === words.length - 1 && end}
                </span>
              </span>
              <VisuallyHidden>{t(part)}</VisuallyHidden>
              <Latin text={telugu} className="type-small" />
              <span lang="en" className="type-small text-muted">
                {gloss}
              </span>
            </span>
          ))}
        </p>
        <p lang="en" className="mt-3 font-semibold">
          {english}
        </p>
      </div>
    </Card>
  );
}
