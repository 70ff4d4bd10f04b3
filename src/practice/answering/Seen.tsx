import { Fit } from '../fit/Fit';
import { Listen } from '../hearing/Listen';
import { Ask } from './Ask';

const MAX_LETTER_LENGTH = 4;
const MAX_WORD_LENGTH = 16;
const maxSize = ({ length }: string) => (length <= MAX_LETTER_LENGTH ? 7 : length <= MAX_WORD_LENGTH ? 3.4 : 2.2);

type Props = { text: string; isTelugu?: boolean; isHeard?: boolean };

/** The focus of the task, as large as possible. It can be heard unless its sound is the answer. */
export const Seen = ({ text, isTelugu = true, isHeard = false }: Props) => (
  <Ask>
    <div className="grid h-full grid-cols-[3rem_minmax(0,1fr)_3rem] grid-rows-[minmax(0,1fr)] items-center gap-2">
      <span>{isHeard && <Listen text={text} />}</span>
      <Fit name="asked" max={maxSize(text)} className="font-display leading-[1.45]!">
        <span data-asked lang={isTelugu ? 'te' : undefined} className="leading-[inherit]!">
          {text}
        </span>
      </Fit>
    </div>
  </Ask>
);
