import type { Bilingual } from '../../domain/bilingual';
import type { HardWord } from '../../domain/padyalu/poem';
import type { CollectedPoem, PoemOfWork } from './collectedPoem';
import { makutams } from './makutams';
import { sources } from './sources';

const placed = (work: Bilingual, place: Bilingual): Bilingual => ({
  en: `${work.en}, ${place.en}`,
  te: `${work.te}, ${place.te}`,
});

const from = (work: Bilingual, poems: readonly PoemOfWork[], makutam?: HardWord): readonly CollectedPoem[] =>
  poems.map(({ place, ...poem }) => ({
    ...poem,
    source: place ? placed(work, place) : work,
    ...(makutam && { makutam }),
  }));

const ofSatakam = (name: keyof typeof makutams, poems: readonly PoemOfWork[]): readonly CollectedPoem[] =>
  from(sources[name], poems, makutams[name]);

/** Each work is a lazy chunk; the works are in the order of the poets. */
export const WORKS: readonly (() => Promise<readonly CollectedPoem[]>)[] = [
  async () => ofSatakam('vemana', (await import('./vemana')).vemana),
  async () => ofSatakam('sumati', (await import('./sumatiSatakam')).sumatiSatakam),
  async () => ofSatakam('bhaskara', (await import('./bhaskaraSatakam')).bhaskaraSatakam),
  async () => ofSatakam('dasarathi', (await import('./dasarathiSatakam')).dasarathiSatakam),
  async () => from(sources.ramadasuSongs, (await import('./ramadasuSongs')).ramadasuSongs),
  async () => ofSatakam('krishna', (await import('./krishnaSatakam')).krishnaSatakam),
  async () => ofSatakam('narasimha', (await import('./narasimhaSatakam')).narasimhaSatakam),
  async () => ofSatakam('kalahastiswara', (await import('./kalahastiswaraSatakam')).kalahastiswaraSatakam),
  async () => ofSatakam('kumara', (await import('./kumaraSatakam')).kumaraSatakam),
  async () => ofSatakam('kumari', (await import('./kumariSatakam')).kumariSatakam),
  async () => from(sources.bhagavatam, (await import('./potana')).potana),
  async () => from(sources.molla, (await import('./molla')).molla),
  async () => ofSatakam('andhranayaka', (await import('./andhranayakaSatakam')).andhranayakaSatakam),
  async () => ofSatakam('sarvesvara', (await import('./sarvesvaraSatakam')).sarvesvaraSatakam),
  async () => ofSatakam('vrishadhipa', (await import('./vrishadhipaSatakam')).vrishadhipaSatakam),
  async () => from(sources.basavaPuranam, (await import('./basavaPuranam')).basavaPuranam),
  async () => ofSatakam('narayana', (await import('./narayanaSatakam')).narayanaSatakam),
  async () => ofSatakam('devakinandana', (await import('./devakinandanaSatakam')).devakinandanaSatakam),
  async () => ofSatakam('bharga', (await import('./bhargaSatakam')).bhargaSatakam),
  async () => ofSatakam('tarigonda', (await import('./tarigondaSatakam')).tarigondaSatakam),
  async () => from(sources.mahabharatam, (await import('./mahabharatam')).mahabharatam),
  async () => from(sources.srinatha, (await import('./srinatha')).srinatha),
  async () => from(sources.manuCharitra, (await import('./courtOfKrishnadevaraya')).manuCharitra),
  async () => from(sources.amuktamalyada, (await import('./courtOfKrishnadevaraya')).amuktamalyada),
  async () => from(sources.subhashitaRatnavali, (await import('./subhashitaRatnavali')).subhashitaRatnavali),
  async () => from(sources.annamayya, (await import('./annamayya')).annamayya),
  async () => from(sources.tyagaraja, (await import('./tyagaraja')).tyagaraja),
  async () => from(sources.tirupatiVenkataKavulu, (await import('./tirupatiVenkataKavulu')).tirupatiVenkataKavulu),
  async () => from(sources.chilakamarti, (await import('./chilakamarti')).chilakamarti),
  async () => from(sources.gurajada, (await import('./gurajada')).gurajada),
  async () => from(sources.oralTradition, (await import('./oralTradition')).oralTradition),
];
