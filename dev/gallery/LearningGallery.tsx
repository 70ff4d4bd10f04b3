import { useState } from 'react';
import { Card } from '../../src/ui/layout/Card';
import { Chip } from '../../src/ui/controls/Chip';
import { type Bead, Garland } from '../../src/ui/pictures/Garland';
import { AksharaKeyboard } from '../../src/ui/keyboard/AksharaKeyboard';
import { Muggu } from '../../src/ui/pictures/Muggu';
import { ProgressBar } from '../../src/ui/progress/ProgressBar';
import { Tabs } from '../../src/ui/controls/Tabs';
import { Tile } from '../../src/ui/controls/Tile';
import { pressed } from '../../src/domain/typing/keys';
import { withoutLastPart } from '../../src/domain/typing/parts';
import { useKeyboardTexts } from '../../src/practice/typing/useKeyboardTexts';
import { GallerySection } from './GallerySection';
import { type GalleryTexts, SAMPLE_LETTERS } from './galleryTexts';

const QUIZ: Bead[] = ['right', 'right', 'wrong', 'current', 'ahead'];
const STEPS: Bead[] = ['done', 'done', 'current', 'ahead'];
const LONG_QUIZ: Bead[] = [
  ...(['right', 'right', 'wrong', 'right', 'right', 'wrong', 'right', 'right', 'current'] as const),
  ...Array<Bead>(11).fill('ahead'),
];
const CHIP_TONES = ['turmeric', 'indigo', 'leaf', 'vermilion'] as const;
const TAB_IDS = ['vowels', 'consonants', 'signs'] as const;

export const LearningGallery = ({ texts }: { texts: GalleryTexts }) => {
  const [chosen, setChosen] = useState('ఆ');
  const [typed, setTyped] = useState('అమ');
  const keyboard = useKeyboardTexts();
  const [tab, setTab] = useState<(typeof TAB_IDS)[number]>('vowels');
  const tabs = TAB_IDS.map((id, index) => ({
    id,
    label: texts.tabLabels[index] ?? id,
    content: <p>{texts.tabTexts[index]}</p>,
  }));

  return (
    <>
      <GallerySection title={keyboard.keyboard}>
        <p lang="te" className="font-display mb-3 min-h-12 text-3xl">
          {typed}
        </p>
        <AksharaKeyboard
          texts={keyboard}
          before={typed}
          onPress={(key) => setTyped((before) => pressed(before, key))}
          onTakeAway={() => setTyped(withoutLastPart)}
        />
      </GallerySection>
      <GallerySection title={texts.learning}>
        <div className="flex flex-wrap gap-4">
          {SAMPLE_LETTERS.map((letter, index) => (
            <Tile
              key={letter}
              letter={letter}
              caption={texts.captions[index]}
              selected={letter === chosen}
              onClick={() => setChosen(letter)}
            />
          ))}
          <Tile letter="ఋ" onClick={() => setChosen('ఋ')} disabled />
          <Tile letter="ళ" />
        </div>
        <div className="relative flex flex-wrap justify-center gap-4 overflow-hidden rounded-card bg-cloth p-6 text-on-cloth">
          <Muggu className="opacity-25" />
          <Tile size="large" letter="అ" />
          <Tile size="large" letter="నెమలి" caption={texts.peacock} selected />
        </div>
        <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
          <Garland beads={QUIZ} text={texts.garlandQuiz} />
          <Garland beads={STEPS} text={texts.garlandSteps} />
          <Garland beads={LONG_QUIZ} text={texts.garlandLong} />
        </div>
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          <ProgressBar label={texts.lessonProgress} value={9} max={16} valueText={texts.lessonProgressValue} />
          <ProgressBar label={texts.numbers} value={75} valueText={texts.numbersValue} tone="indigo" />
          <ProgressBar label={texts.lessonProgress} value={0} labelHidden />
          <ProgressBar label={texts.numbers} value={100} labelHidden />
        </div>
      </GallerySection>
      <GallerySection title={texts.surfaces}>
        <div className="grid gap-6 md:grid-cols-2">
          <Card className="flex flex-col items-start gap-3 p-6">
            <h3 className="type-title">{texts.cardTitle}</h3>
            <p className="text-muted">{texts.cardText}</p>
            <div className="flex flex-wrap gap-2">
              {CHIP_TONES.map((tone, index) => (
                <Chip key={tone} tone={tone}>
                  {texts.chips[index]}
                </Chip>
              ))}
            </div>
          </Card>
          <Tabs label={texts.tabs} tabs={tabs} selected={tab} onSelect={setTab} />
        </div>
      </GallerySection>
    </>
  );
};
