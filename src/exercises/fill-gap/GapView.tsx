import { exercises } from '../../i18n/exercises';
import { useLanguage, useText } from '../../i18n/useText';
import { Fit } from '../../practice/fit/Fit';
import { useTouched } from '../../practice/hearing/touched';
import { Ask, ASKED_ABOVE } from '../../practice/answering/Ask';
import { Choices } from '../../practice/answering/choice/Choices';
import { areLong, teluguFaces } from '../../practice/answering/choice/TeluguFace';
import type { ViewProps } from '../viewProps';
import { Meaning } from '../../practice/answering/Meaning';
import type { GapTask } from './make';

const lookOf = ({ right }: GapTask, answer: string | null, isJudged: boolean) => {
  if (answer === null) return 'border-edge';
  if (!isJudged) return 'border-indigo bg-indigo-tint';
  return answer === right.telugu ? 'border-leaf bg-leaf-tint' : 'border-vermilion bg-vermilion-tint';
};

export function GapView(props: ViewProps<GapTask, string>) {
  const t = useText(exercises);
  const language = useLanguage();
  const touched = useTouched();
  const { task, answer, isJudged } = props;
  const { before, after, whole, missing, choices } = task;
  const space = missing === 'akshara' ? '' : ' ';
  return (
    <div className={ASKED_ABOVE}>
      <Ask>
        <Fit name="asked" max={1.7} className="grid justify-items-center gap-y-[0.4em]">
          {missing !== 'inRow' && <Meaning entry={whole} isHeard={!isJudged} />}
          <span
            data-gap
            lang="te"
            className={
              missing === 'word'
                ? 'text-[1.25em] font-semibold leading-[1.7]!'
                : 'font-display text-[1.7em] leading-[1.5]!'
            }
          >
            {before}
            {space}
            <span
              className={`mx-[0.15em] inline-grid min-h-[1.45em] min-w-[2.4em] place-items-center rounded-tile border-[3px] border-dashed px-[0.3em] align-middle leading-[1.4]! ${lookOf(task, answer, isJudged)}`}
            >
              {answer ?? (
                <span lang={language} className="sr-only">
                  {t('gap')}
                </span>
              )}
            </span>
            {space}
            {after}
          </span>
        </Fit>
      </Ask>
      <Choices
        {...props}
        renderFace={teluguFaces(choices)}
        isWide={areLong(choices)}
        onPick={({ telugu }) => touched(telugu)}
      />
    </div>
  );
}
