import { beginningOf } from './rules';
import type { SpellingTask } from '../../domain/exercise/spelling/spelling';
import { typing } from '../../i18n/typing';
import { useText } from '../../i18n/useText';
import { Meaning } from '../../practice/answering/Meaning';
import { TypedAnswer } from '../../practice/answering/spelling/TypedAnswer';
import type { ViewProps } from '../viewProps';

const PLACEHOLDER = '○';

export function PictureTypeView(props: ViewProps<SpellingTask, string>) {
  const t = useText(typing);
  const { first, count } = beginningOf(props.task);
  return (
    <TypedAnswer
      {...props}
      placeholder={first + PLACEHOLDER.repeat(count - 1)}
      hint={t('beginsWith', { first, count })}
    >
      <span className="text-lg [@media(min-height:44rem)]:text-2xl">
        <Meaning entry={props.task.whole} isHeard={false} />
      </span>
    </TypedAnswer>
  );
}
