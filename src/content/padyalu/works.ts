import type { HardWord } from '../../domain/padyalu/poem';
import type { CollectedPoem } from './collectedPoem';
import { makutams } from './makutams';

const closedBy = (makutam: HardWord, poems: readonly CollectedPoem[]): readonly CollectedPoem[] =>
  poems.map((poem) => ({ ...poem, makutam }));

/** The poems of each work, as lazy chunks in the order of the poets. */
export const WORKS: readonly (() => Promise<readonly CollectedPoem[]>)[] = [
  async () => closedBy(makutams.vemana, (await import('./vemana')).vemana),
  async () => closedBy(makutams.sumati, (await import('./sumatiSatakam')).sumatiSatakam),
  async () => closedBy(makutams.bhaskara, (await import('./bhaskaraSatakam')).bhaskaraSatakam),
  async () => closedBy(makutams.dasarathi, (await import('./dasarathiSatakam')).dasarathiSatakam),
  async () => (await import('./ramadasuSongs')).ramadasuSongs,
  async () => closedBy(makutams.krishna, (await import('./krishnaSatakam')).krishnaSatakam),
  async () => closedBy(makutams.narasimha, (await import('./narasimhaSatakam')).narasimhaSatakam),
  async () => closedBy(makutams.kalahastiswara, (await import('./kalahastiswaraSatakam')).kalahastiswaraSatakam),
  async () => closedBy(makutams.kumara, (await import('./kumaraSatakam')).kumaraSatakam),
  async () => closedBy(makutams.kumari, (await import('./kumariSatakam')).kumariSatakam),
  async () => (await import('./potana')).potana,
  async () => (await import('./molla')).molla,
  async () => closedBy(makutams.andhranayaka, (await import('./andhranayakaSatakam')).andhranayakaSatakam),
  async () => closedBy(makutams.sarvesvara, (await import('./sarvesvaraSatakam')).sarvesvaraSatakam),
  async () => closedBy(makutams.vrishadhipa, (await import('./vrishadhipaSatakam')).vrishadhipaSatakam),
  async () => (await import('./basavaPuranam')).basavaPuranam,
  async () => closedBy(makutams.narayana, (await import('./narayanaSatakam')).narayanaSatakam),
  async () => closedBy(makutams.devakinandana, (await import('./devakinandanaSatakam')).devakinandanaSatakam),
  async () => closedBy(makutams.bharga, (await import('./bhargaSatakam')).bhargaSatakam),
  async () => (await import('./mahabharatam')).mahabharatam,
  async () => (await import('./srinatha')).srinatha,
  async () => (await import('./courtOfKrishnadevaraya')).courtOfKrishnadevaraya,
  async () => (await import('./subhashitaRatnavali')).subhashitaRatnavali,
  async () => (await import('./annamayya')).annamayya,
  async () => (await import('./tyagaraja')).tyagaraja,
  async () => (await import('./tirupatiVenkataKavulu')).tirupatiVenkataKavulu,
  async () => (await import('./chilakamarti')).chilakamarti,
  async () => (await import('./gurajada')).gurajada,
];
