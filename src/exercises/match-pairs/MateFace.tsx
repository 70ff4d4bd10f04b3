import type { Mate, PairsTask } from './make';
import { transliterated } from '../../domain/script/transliteration';
import { Fit } from '../../practice/fit/Fit';
import { useHearing } from '../../practice/hearing/hearing';
import { SoundFace } from '../../practice/hearing/SoundFace';

const MAX_SHORT_LENGTH = 6;

type Props = { mate: Mate; matchedBy: PairsTask['matchedBy']; label: string; isJudged: boolean };

/** The visible face of a mate. A sound shows no text until the answer is checked. */
export function MateFace({ mate: { text, lang, name }, matchedBy, label, isJudged }: Props) {
  const { cannotHear } = useHearing();
  if (matchedBy === 'sound' && !isJudged) {
    return cannotHear ? (
      <Fit name="mates" max={2} className="font-semibold">
        <span lang="te-Latn">{transliterated(text)}</span>
      </Fit>
    ) : (
      <>
        <SoundFace />
        <span className="sr-only">{label}</span>
      </>
    );
  }
  if (name !== undefined) {
    return (
      <Fit name="mates" max={3.4} className="leading-[1.25]!">
        <span role="img" aria-label={name}>
          {text}
        </span>
      </Fit>
    );
  }
  const isShort = text.length <= MAX_SHORT_LENGTH;
  // Transliteration needs the body font: the display font is not made for its diacritics.
  const font = lang === 'te-Latn' ? 'font-semibold' : 'font-display';
  return (
    <Fit name="mates" max={isShort ? 2.2 : 1.35} className={isShort ? font : 'leading-[1.35]!'}>
      <span lang={lang} className={isShort ? undefined : 'leading-[inherit]!'}>
        {text}
      </span>
    </Fit>
  );
}
