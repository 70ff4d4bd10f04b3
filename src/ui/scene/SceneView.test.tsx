import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PLACES, type Scene, THINGS } from '../../domain/reading/scene';
import { SceneView } from './SceneView';

const drawn = (scene: Omit<Scene, 'description'>) =>
  renderToStaticMarkup(<SceneView scene={{ ...scene, description: { en: '', te: '' } }} label="A dog & a cat" />);
const partsOf = (markup: string) => markup.match(/<(path|ellipse)/g)?.length ?? 0;

test('a picture is one image, labeled with its description', () => {
  expect(drawn({ place: 'village', things: [] })).toMatch(/^<svg [^>]*role="img" aria-label="A dog &amp; a cat"/);
});

test('every place except space looks different at each time of day', () => {
  for (const place of PLACES) {
    const plain = drawn({ place, things: [] });
    for (const time of ['evening', 'night', 'rain'] as const) {
      const timed = drawn({ place, time, things: [] });
      expect(timed).not.toMatch(/NaN|undefined/);
      // Space has no time of day.
      expect(timed === plain).toBe(place === 'space');
    }
  }
});

test('all things can be drawn in one picture', () => {
  const things = THINGS.map((what, at) => ({ what, x: at % 100, row: 'back' }) as const);
  expect(drawn({ place: 'room', things })).not.toMatch(/NaN|undefined/);
});

test('a story that places its own moon shows only that moon', () => {
  const moon = { what: 'moon', x: 20, row: 'sky' } as const;
  const moonAlone = partsOf(drawn({ place: 'field', things: [moon] })) - partsOf(drawn({ place: 'field', things: [] }));
  const night = { place: 'field', time: 'night' } as const;
  expect(partsOf(drawn({ ...night, things: [moon] })) - partsOf(drawn({ ...night, things: [] }))).toBe(moonAlone - 1);
});
