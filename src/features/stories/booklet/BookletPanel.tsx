import type { ReactNode } from 'react';
import type { Bilingual } from '../../../domain/bilingual';
import type { Panel } from '../../../domain/reading/booklet';
import { stories } from '../../../i18n/stories';
import { useBilingual } from '../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../i18n/useText';
import { SceneView } from '../../../ui/scene/SceneView';

/** One page of the booklet. Sizes are in `em` of the sheet, which scales with the screen. */
export function BookletPanel({ panel }: { readonly panel: Panel }) {
  const t = useText(stories);
  const pick = useBilingual();
  switch (panel.kind) {
    case 'cover':
      return (
        <Leaf>
          <p lang="te" className="mt-[1em] text-center font-display text-[2.4em] leading-[1.4]!">
            {panel.title.te}
          </p>
          <Picture>
            <SceneView scene={panel.scene} label={pick(panel.scene.description)} />
          </Picture>
          <p className="mt-auto">{t('bookletMine')}</p>
          <p className="h-[2em] border-b border-edge" />
        </Leaf>
      );
    case 'text':
      return (
        <Leaf number={panel.number}>
          <Picture>
            <SceneView scene={panel.scene} label={pick(panel.scene.description)} />
          </Picture>
          <p lang="te" className={`leading-[1.65]! ${sizeOf(panel.sentences)}`}>
            {panel.sentences.map(({ te }) => te).join(' ')}
          </p>
        </Leaf>
      );
    case 'words':
      return (
        <Leaf>
          <p className="font-display text-[1.4em]">{t('bookletWords')}</p>
          <dl className="grid gap-[0.15em]">
            {panel.words.map(([word, meaning]) => (
              <div key={word} className="flex gap-[1em] border-b border-line">
                <dt lang="te" className="w-1/2 font-semibold">
                  {word}
                </dt>
                <dd lang="en">{meaning}</dd>
              </div>
            ))}
          </dl>
        </Leaf>
      );
    case 'drawing':
      return (
        <Leaf>
          <p className="text-muted">{t('bookletDraw')}</p>
          <div className="flex-1 rounded-tile border-2 border-dashed border-edge" />
        </Leaf>
      );
    case 'back':
      return <BackLeaf talk={panel.talk} />;
  }
}

function BackLeaf({ talk }: Pick<Extract<Panel, { kind: 'back' }>, 'talk'>) {
  const t = useText(stories);
  const language = useLanguage();
  return (
    <Leaf>
      <div className="my-auto grid gap-[0.5em] text-center">
        <p className="font-display text-[1.3em]">{t('talkTitle')}</p>
        <p lang="te" className="text-[1.2em]">
          {talk.te}
        </p>
        {language === 'en' && <p>{talk.en}</p>}
      </div>
      <p className="text-center">{t('bookletMaker')}</p>
    </Leaf>
  );
}

/** Short texts are set large; longer texts get smaller type to fit the page. */
const SIZES = [
  { upTo: 90, size: 'text-[2em]' },
  { upTo: 150, size: 'text-[1.7em]' },
  { upTo: 250, size: 'text-[1.35em]' },
  { upTo: 360, size: 'text-[1.15em]' },
] as const;

const sizeOf = (sentences: readonly Bilingual[]): string => {
  const letters = sentences.reduce((sum, { te }) => sum + te.length, 0);
  return SIZES.find(({ upTo }) => letters <= upTo)?.size ?? 'text-[1em]';
};

const Leaf = ({ number, children }: { readonly number?: number; readonly children: ReactNode }) => (
  <div className="booklet-leaf">
    {children}
    {number !== undefined && <p className="mt-auto text-center tabular-nums">{number}</p>}
  </div>
);

const Picture = ({ children }: { readonly children: ReactNode }) => (
  <div className="aspect-8/5 flex-none overflow-hidden rounded-tile">{children}</div>
);
