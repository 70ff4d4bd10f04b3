import { useState } from 'react';
import { LEARNER_PICTURES, type LearnerPicture } from '../../src/domain/learner/pictures';
import { Combobox } from '../../src/ui/controls/Combobox';
import { Field } from '../../src/ui/controls/Field';
import { PictureTile } from '../../src/ui/controls/PictureTile';
import { LearnerFace } from '../../src/ui/pictures/LearnerFace';
import { PicturePicker } from '../../src/ui/controls/PicturePicker';
import { Select } from '../../src/ui/controls/Select';
import { Slider } from '../../src/ui/controls/Slider';
import { Switch } from '../../src/ui/controls/Switch';
import { TextArea } from '../../src/ui/controls/TextArea';
import { GallerySection } from './GallerySection';
import { type GalleryTexts, SAMPLE_WORDS } from './galleryTexts';

const KITE = '🪁';

export const FormsGallery = ({ texts }: { texts: GalleryTexts }) => {
  const [word, setWord] = useState('');
  const [picked, setPicked] = useState('');
  const [speed, setSpeed] = useState(0.8);
  const [hasSounds, setSounds] = useState(true);
  const [hasReminders, setReminders] = useState(false);
  const [hasKite, setKite] = useState(true);
  const [picture, setPicture] = useState<LearnerPicture>();
  const suggestions = SAMPLE_WORDS.filter((sample) => sample.startsWith(word.trim()));
  const levels = texts.levels.map((label, index) => ({ value: String(index), label }));

  return (
    <GallerySection title={texts.forms}>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <Field label={texts.name} hint={texts.nameHint} defaultValue={texts.nameSample} autoComplete="off" />
        <Field label={texts.email} type="email" error={texts.emailError} defaultValue="sita" autoComplete="off" />
        <Select label={texts.level} options={levels} defaultValue="2" />
        <Field label={texts.unavailable} disabled defaultValue={texts.nameSample} />
        <TextArea label={texts.message} placeholder={texts.messagePlaceholder} />
        <div>
          <Combobox
            label={texts.word}
            hint={texts.wordHint}
            value={word}
            onChange={setWord}
            onPick={setPicked}
            suggestions={suggestions}
            countText={`${suggestions.length} ${texts.suggestions}`}
            lang="te"
          />
          <p data-testid="picked" className="mt-2">
            {texts.picked}
            {picked}
          </p>
        </div>
        <Slider
          label={texts.speed}
          value={speed}
          min={0.5}
          max={1.5}
          step={0.1}
          onChange={setSpeed}
          valueText={`${speed}×`}
          minText={texts.slower}
          maxText={texts.faster}
        />
        <div className="grid grid-cols-3 gap-2">
          <PictureTile picture={KITE} text={SAMPLE_WORDS[0]} isPicked={hasKite} onClick={() => setKite(!hasKite)} />
          <PictureTile picture={8} isPicked={!hasKite} onClick={() => setKite(!hasKite)} />
        </div>
        <div>
          <Switch label={texts.sounds} hint={texts.soundsHint} checked={hasSounds} onChange={setSounds} />
          <Switch label={texts.reminders} checked={hasReminders} onChange={setReminders} />
          <Switch label={texts.unavailable} checked={false} onChange={setReminders} disabled />
        </div>
        <PicturePicker
          label={texts.picture}
          pictures={LEARNER_PICTURES}
          nameOf={String}
          chosen={picture}
          onChoose={setPicture}
        />
        <p className="flex items-center gap-3">
          <LearnerFace name={texts.nameSample} picture={picture} />
          {texts.nameSample}
        </p>
      </div>
    </GallerySection>
  );
};
