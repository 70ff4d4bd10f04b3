import type { SpellingTask } from '../../domain/exercise/spelling/spelling';
import { HearAndSwitch } from '../../practice/hearing/HearAndSwitch';
import { TypedAnswer } from '../../practice/answering/spelling/TypedAnswer';
import type { ViewProps } from '../viewProps';

export const HearTypeView = (props: ViewProps<SpellingTask, string>) => (
  <TypedAnswer {...props}>
    <HearAndSwitch text={props.task.whole.telugu} />
  </TypedAnswer>
);
