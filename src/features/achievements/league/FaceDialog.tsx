import { useState } from 'react';
import { ADJECTIVE_NAMES, ANIMAL_NAMES, leagueNameText } from '../../../content/leagueNames';
import { ADJECTIVE_PICTURES, ANIMAL_PICTURES } from '../../../content/leaguePictures';
import type { Bilingual } from '../../../domain/bilingual';
import { ADJECTIVES, ANIMALS, anyFace, type LeagueFace } from '../../../domain/league/nickname';
import { LEARNER_PICTURES } from '../../../domain/learner/pictures';
import { league } from '../../../i18n/league';
import { pictures } from '../../../i18n/pictures';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/layout/Dialog';
import { LearnerFace } from '../../../ui/pictures/LearnerFace';
import { PicturePicker } from '../../../ui/controls/PicturePicker';
import { PictureTile } from '../../../ui/controls/PictureTile';

type Props = { open: boolean; onClose: () => void; onChosen: (face: LeagueFace) => void };

/** Two words and a picture, chosen by touch: children cannot type a name here. */
export function FaceDialog({ open, onClose, onChosen }: Props) {
  const t = useText(league);
  return (
    <Dialog open={open} onClose={onClose} title={t('chooseTitle')} closeLabel={t('close')}>
      <Choice onChosen={onChosen} />
    </Dialog>
  );
}

function Choice({ onChosen }: Pick<Props, 'onChosen'>) {
  const t = useText(league);
  const tPictures = useText(pictures);
  const pick = useBilingual();
  const [{ nickname, picture }, setFace] = useState(() => anyFace(Math.random));
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-center gap-3 font-display text-2xl">
        <LearnerFace name="" picture={picture} />
        {pick(leagueNameText(nickname))}
      </p>
      <Tiles
        label={t('chooseAnimal')}
        ids={ANIMALS}
        names={ANIMAL_NAMES}
        shown={ANIMAL_PICTURES}
        chosen={nickname.animal}
        onChoose={(animal) => setFace({ picture, nickname: { ...nickname, animal } })}
      />
      <Tiles
        label={t('chooseAdjective')}
        ids={ADJECTIVES}
        names={ADJECTIVE_NAMES}
        shown={ADJECTIVE_PICTURES}
        chosen={nickname.adjective}
        onChoose={(adjective) => setFace({ picture, nickname: { ...nickname, adjective } })}
      />
      <PicturePicker
        label={t('choosePicture')}
        pictures={LEARNER_PICTURES}
        nameOf={tPictures}
        chosen={picture}
        onChoose={(next) => setFace({ nickname, picture: next })}
      />
      <Button onClick={() => onChosen({ nickname, picture })}>{t('join')}</Button>
    </div>
  );
}

type TilesProps<Id extends string> = {
  label: string;
  ids: readonly Id[];
  names: Readonly<Record<Id, Bilingual>>;
  shown: Readonly<Record<Id, string>>;
  chosen: Id;
  onChoose: (id: Id) => void;
};

function Tiles<Id extends string>({ label, ids, names, shown, chosen, onChoose }: TilesProps<Id>) {
  const pick = useBilingual();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2">
        {ids.map((id) => (
          <PictureTile
            key={id}
            picture={shown[id]}
            text={pick(names[id])}
            isPicked={id === chosen}
            onClick={() => onChoose(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
