import { PLACES, type Scene, type Thing, THINGS } from '../../src/domain/reading/scene';
import { dyesAt, sky } from '../../src/ui/scene/colours';
import { SceneView } from '../../src/ui/scene/SceneView';
import { ThingFigure } from '../../src/ui/scene/ThingFigure';
import { DRAWINGS } from '../../src/ui/scene/things/drawings';
import { GallerySection } from './GallerySection';
import { GALLERY_TEXTS } from './galleryTexts';
import { SAMPLE_SCENES } from './sampleScenes';

const TIMES: readonly (Scene['time'] | undefined)[] = [undefined, 'evening', 'night', 'rain'];
const MARGIN = 4;

/** One thing alone, scaled to fill its tile. */
const ThingSample = ({ what }: { what: Thing }) => {
  const { wide, tall, height } = DRAWINGS[what];
  const scale = height / tall;
  const side = Math.max(wide, tall) * scale + MARGIN;
  return (
    <svg
      viewBox={`${-side / 2} ${MARGIN / 2 - side} ${side} ${side}`}
      aria-hidden="true"
      className="rounded-tile"
      style={{ ...dyesAt('day'), background: sky }}
    >
      <ThingFigure what={what} spot={{ x: 0, y: 0, scale }} />
    </svg>
  );
};

/** Every thing and place that story pictures are made of (dev/scenes). */
const ScenesPage = () => {
  const texts = GALLERY_TEXTS.en;
  return (
    <main className="page-width flex flex-col gap-14 py-10">
      <h1 className="text-[2.75rem]">{texts.scenes}</h1>
      <GallerySection title="Pictures">
        <div className="grid gap-6 md:grid-cols-2">
          {SAMPLE_SCENES.map((scene) => (
            <SceneView key={scene.description.en} scene={scene} label={scene.description.en} />
          ))}
        </div>
      </GallerySection>
      <GallerySection title="Things">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-8">
          {THINGS.map((what) => (
            <li key={what} className="type-small text-center">
              <ThingSample what={what} />
              {what}
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Places">
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {PLACES.flatMap((place) =>
            TIMES.map((time) => {
              const name = [place, time].filter(Boolean).join(', ');
              return (
                <li key={name} className="type-small">
                  <SceneView
                    scene={{ place, ...(time && { time }), things: [], description: { en: name, te: name } }}
                    label={name}
                  />
                  {name}
                </li>
              );
            }),
          )}
        </ul>
      </GallerySection>
    </main>
  );
};

export default ScenesPage;
