import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { loadRhyme } from '../../../content/shelf/texts';
import type { Rhyme } from '../../../domain/reading/rhyme';
import { textKey, type TextName } from '../../../domain/reading/textKey';
import { stories } from '../../../i18n/stories';
import { useBilingual } from '../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';
import { PageHead } from '../../../ui/layout/PageHead';
import { SceneView } from '../../../ui/scene/SceneView';
import { shelfFrom } from '../addresses';
import { TextGate } from '../TextGate';
import { useStay } from '../useStay';
import { WordDialog } from '../word/WordDialog';
import { RhymeSinging } from './RhymeSinging';

export default function RhymePage() {
  const t = useText(stories);
  const { id = '' } = useParams();
  return (
    <TextGate key={id} id={id} load={loadRhyme} notFound={t('rhymeNotFound')}>
      {(rhyme) => <OpenRhyme rhyme={rhyme} />}
    </TextGate>
  );
}

/** A rhyme to hear and sing; each of its words can be tapped. */
function OpenRhyme({ rhyme }: { readonly rhyme: Rhyme }) {
  const t = useText(stories);
  const pick = useBilingual();
  const language = useLanguage();
  const shelf = shelfFrom(useLocation().state);
  const text: TextName = { kind: 'rhyme', id: rhyme.id };
  const stay = useStay(textKey(text), { pages: 1, sentences: rhyme.lines.flat().length });
  const [word, setWord] = useState<string | null>(null);
  useEffect(() => stay.open(0), [stay]);

  const title = rhyme.title.te;
  return (
    <article className="@container grid max-w-5xl gap-6">
      <PageHead title={t('rhymeTitle', { title })} description={t('rhymeDescription', { title })} />
      <Link
        to={shelf}
        className="touch -mt-3 -ml-2 inline-flex items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-indigo md:-mt-4"
      >
        <Icon name="arrowLeft" className="size-5" />
        {t('toShelf')}
      </Link>
      <header>
        <h1 lang="te" className="text-3xl md:text-4xl">
          {title}
        </h1>
        {language === 'en' && <p className="mt-1 text-muted">{rhyme.title.en}</p>}
      </header>
      <div className="grid items-start gap-6 @3xl:grid-cols-[2fr_3fr]">
        <div className="aspect-8/5 overflow-hidden rounded-card border border-line shadow-card">
          <SceneView scene={rhyme.scene} label={pick(rhyme.scene.description)} />
        </div>
        <RhymeSinging rhyme={rhyme} onHeard={stay.finish} onWord={setWord} />
      </div>
      <section aria-labelledby="about-rhyme">
        <h2 id="about-rhyme" className="mb-1 text-xl">
          {t('aboutRhyme')}
        </h2>
        <p className="max-w-prose">{pick(rhyme.note)}</p>
      </section>
      <WordDialog text={text} words={rhyme.words} word={word} onAsk={stay.ask} onClose={() => setWord(null)} />
    </article>
  );
}
