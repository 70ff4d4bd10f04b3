import { aksharas } from '../../../domain/script/aksharas';
import { type Key, pressed } from '../../../domain/typing/keys';
import { choicesByRule } from '../../../domain/typing/knownWords';
import { latinBefore } from '../../../domain/typing/latin';
import { typing } from '../../../i18n/typing';
import { useText } from '../../../i18n/useText';
import { AksharaKeyboard } from '../../../ui/keyboard/AksharaKeyboard';
import { LatinChoices } from '../../../ui/keyboard/LatinChoices';
import { useFieldTyping } from '../../../ui/keyboard/useFieldTyping';
import { useTouched } from '../../hearing/touched';
import { useKeyboardTexts } from '../../typing/useKeyboardTexts';

/**
 * The room's akshara keyboard. Latin letters are converted by rule only, because a suggested word could be the answer.
 */
export default function RoomKeys({ field }: { field: HTMLInputElement }) {
  const t = useText(typing);
  const texts = useKeyboardTexts();
  const sayTouched = useTouched();
  const { before, choices, press, takeAway, pick } = useFieldTyping(field, { choose: choicesByRule, enterPicks: true });
  const pressKey = (key: Key) => {
    press(key);
    sayTouched(aksharas(pressed(before, key)).at(-1));
  };
  return (
    <div className="grid content-end">
      {choices.length > 0 && (
        <LatinChoices label={t('latinChoices', { latin: latinBefore(before) })} choices={choices} onPick={pick} />
      )}
      <AksharaKeyboard texts={texts} before={before} onPress={pressKey} onTakeAway={takeAway} />
    </div>
  );
}
