import { Fit } from '../fit/Fit';
import { Listen } from '../hearing/Listen';
import { Ask } from './Ask';

const LETTER = 4;
const WORD = 16;
const largest = ({ length }: string) => (length <= LETTER ? 7 : length <= WORD ? 3.4 : 2.2);

type Props = { text: string; isTelugu?: boolean; isHeard?: boolean };

/** What the question is about, as large as it can be, and to be heard where that is not the answer. */
export const Seen = ({ text, isTelugu = true, isHeard = false }: Props) => (
  <Ask>
    <div className="grid h-full grid-cols-[3rem_minmax(0,1fr)_3rem] grid-rows-[minmax(0,1fr)] items-center gap-2">
      <span>{isHeard && <Listen text={text} />}</span>
      <Fit name="asked" max={largest(text)} className="font-display leading-[1.45]!">
        <span data-asked lang={isTelugu ? 'te' : undefined} className="leading-[inherit]!">
          {text}
        </span>
      </Fit>
    </div>
  </Ask>
);
