import type { ReadLineTask } from './rules';
import { byHeart } from '../../i18n/byHeart';
import { useText } from '../../i18n/useText';
import { LinePlace } from '../../practice/answering/line/LinePlace';
import { OwnWordButton } from '../../practice/answering/line/OwnWordButton';
import { SaidLine } from '../../practice/answering/line/SaidLine';
import type { ViewProps } from '../viewProps';

export function ReadLineView({ task: { line }, answer, onAnswer }: ViewProps<ReadLineTask, 'said'>) {
  const t = useText(byHeart);
  return (
    <div className="grid gap-5">
      <LinePlace line={line} />
      <SaidLine text={line.telugu} />
      <OwnWordButton icon="check" isChosen={answer !== null} onChoose={() => onAnswer('said')}>
        {t('saidIt')}
      </OwnWordButton>
    </div>
  );
}
