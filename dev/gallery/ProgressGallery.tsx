import { useState } from 'react';
import { BarChart } from '../../src/ui/progress/BarChart';
import { BeadString } from '../../src/ui/progress/BeadString';
import { Button } from '../../src/ui/controls/Button';
import { Celebration } from '../../src/ui/messages/Celebration';
import { DayBeads } from '../../src/ui/progress/DayBeads';
import { EndHead } from '../../src/ui/layout/EndHead';
import { GoldenCard } from '../../src/ui/layout/GoldenCard';
import { Medal } from '../../src/ui/progress/Medal';
import { MinuteRing } from '../../src/ui/progress/MinuteRing';
import { Panel } from '../../src/ui/layout/Panel';
import { SampleGroup } from '../../src/ui/layout/SampleGroup';
import { StatCard } from '../../src/ui/layout/StatCard';
import { GallerySection } from './GallerySection';
import type { GalleryTexts } from './galleryTexts';

const MINUTES = [45, 30, 0, 20];
const DAYS = ['done', 'rest', 'done', 'open', 'ahead', 'ahead', 'ahead'] as const;

export const ProgressGallery = ({ texts }: { texts: GalleryTexts }) => {
  const [isPraised, setPraised] = useState(false);
  const bars = texts.tabLabels.map((label, index) => ({
    label,
    value: MINUTES[index] ?? 0,
    text: `${label}: ${MINUTES[index] ?? 0}`,
    isMarked: index === 1,
  }));

  return (
    <GallerySection title={texts.progress}>
      <div className="grid gap-6 md:grid-cols-2">
        <GoldenCard letter="అ">
          <h3 className="text-3xl">{texts.cardTitle}</h3>
          <p>{texts.cardText}</p>
          <MinuteRing share={0.4} value="4/10" unit={texts.numbers} text={texts.numbersValue} />
        </GoldenCard>
        <Panel title={texts.numbers}>
          <BarChart label={texts.numbers} bars={bars} />
          <DayBeads
            label={texts.numbers}
            days={DAYS.map((state, at) => ({ label: String(at + 1), text: state, state }))}
          />
        </Panel>
        <Panel title={texts.learning}>
          <BeadString
            text={texts.garlandSteps}
            beads={texts.tabLabels.map((name, at) => ({
              name,
              picture: 'అ',
              isStrung: at === 0,
              note: texts.lessonProgressValue,
            }))}
          />
        </Panel>
        <SampleGroup label={texts.chips[1] ?? ''} title={texts.cardTitle} text={texts.cardText}>
          <Panel title={texts.numbers}>{texts.numbersValue}</Panel>
        </SampleGroup>
        <dl className="grid gap-4">
          <StatCard picture="🪔" tone="turmeric" value={texts.lessonProgressValue} label={texts.lessonProgress} />
        </dl>
        <div className="flex items-center gap-4">
          <Medal picture="🌱" unlocked size="large" />
          <Medal picture="🏆" unlocked={false} />
          <Button look="quiet" onClick={() => setPraised(true)}>
            {texts.praise}
          </Button>
        </div>
      </div>
      <EndHead icon="star" isGood title={texts.praise} score={texts.numbersValue}>
        {texts.lessonProgressValue}
      </EndHead>
      <div role="status">
        {isPraised && (
          <Celebration
            title={texts.praise}
            lines={[texts.lessonProgress]}
            closeLabel={texts.dismiss}
            onClose={() => setPraised(false)}
          />
        )}
      </div>
    </GallerySection>
  );
};
