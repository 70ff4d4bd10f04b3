import { exercises } from '../../../i18n/exercises';
import { useLanguage, useText } from '../../../i18n/useText';
import { Choices } from '../choice/Choices';
import { areLong, teluguFaces } from '../choice/TeluguFace';
import type { ViewProps } from '../viewProps';
import { Meaning } from '../Meaning';
import type { GapTask } from '../../../domain/exercise/fill-gap/make';

const lookOf = ({ right }: GapTask, answer: string | null, isJudged: boolean) => {
  if (answer === null) return 'border-edge';
  if (!isJudged) return 'border-indigo bg-indigo-tint';
  return answer === right.telugu ? 'border-leaf bg-leaf-tint' : 'border-vermilion bg-vermilion-tint';
};

export function GapView(props: ViewProps<GapTask, string>) {
  const t = useText(exercises);
  const language = useLanguage();
  const { task, answer, isJudged } = props;
  const { before, after, whole, missing, choices } = task;
  const space = missing === 'akshara' ? '' : ' ';
  return (
    <div className="grid gap-6">
      {missing !== 'inRow' && <Meaning entry={whole} />}
      <p
        data-gap
        lang="te"
        className={`text-center wrap-anywhere ${missing === 'akshara' ? 'font-display text-5xl' : 'text-3xl font-semibold'}`}
      >
        {before}
        {space}
        <span
          className={`mx-1 inline-grid min-h-[1.5em] min-w-20 place-items-center align-middle rounded-tile border-[3px] border-dashed px-3 ${lookOf(task, answer, isJudged)}`}
        >
          {answer ?? (
            <span lang={language} className="sr-only">
              {t('gap')}
            </span>
          )}
        </span>
        {space}
        {after}
      </p>
      <Choices {...props} renderFace={teluguFaces(choices)} isWide={areLong(choices)} />
    </div>
  );
}
