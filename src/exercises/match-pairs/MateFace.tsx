import type { Mate, PairsTask } from './make';
import { transliterated } from '../../domain/script/transliteration';
import { Fit } from '../../practice/fit/Fit';
import { useHearing } from '../../practice/hearing/hearing';
import { SoundFace } from '../../practice/hearing/SoundFace';

const SHORT = 6;

type Props = { mate: Mate; matchedBy: PairsTask['matchedBy']; label: string; isJudged: boolean };

/** What is seen of a mate. A sound is only heard until it is judged. */
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
  const isShort = text.length <= SHORT;
  // The marks of transliteration are made for the font that is read.
  const font = lang === 'te-Latn' ? 'font-semibold' : 'font-display';
  return (
    <Fit name="mates" max={isShort ? 2.2 : 1.35} className={isShort ? font : 'leading-[1.35]!'}>
      <span lang={lang} className={isShort ? undefined : 'leading-[inherit]!'}>
        {text}
      </span>
    </Fit>
  );
}
