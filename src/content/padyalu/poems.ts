import type { HardWord } from '../../domain/padyalu/poem';
import { andhranayakaSatakam } from './andhranayakaSatakam';
import { annamayya } from './annamayya';
import { basavaPuranam } from './basavaPuranam';
import { bhargaSatakam } from './bhargaSatakam';
import { bhaskaraSatakam } from './bhaskaraSatakam';
import { chilakamarti } from './chilakamarti';
import type { CollectedPoem } from './collectedPoem';
import { courtOfKrishnadevaraya } from './courtOfKrishnadevaraya';
import { dasarathiSatakam } from './dasarathiSatakam';
import { devakinandanaSatakam } from './devakinandanaSatakam';
import { gurajada } from './gurajada';
import { kalahastiswaraSatakam } from './kalahastiswaraSatakam';
import { krishnaSatakam } from './krishnaSatakam';
import { kumaraSatakam } from './kumaraSatakam';
import { kumariSatakam } from './kumariSatakam';
import { mahabharatam } from './mahabharatam';
import { makutams } from './makutams';
import { molla } from './molla';
import { narasimhaSatakam } from './narasimhaSatakam';
import { narayanaSatakam } from './narayanaSatakam';
import { potana } from './potana';
import { ramadasuSongs } from './ramadasuSongs';
import { sarvesvaraSatakam } from './sarvesvaraSatakam';
import { srinatha } from './srinatha';
import { subhashitaRatnavali } from './subhashitaRatnavali';
import { sumatiSatakam } from './sumatiSatakam';
import { tirupatiVenkataKavulu } from './tirupatiVenkataKavulu';
import { tyagaraja } from './tyagaraja';
import { vemana } from './vemana';
import { vrishadhipaSatakam } from './vrishadhipaSatakam';

export { poets } from './poets';

const closedBy = (makutam: HardWord, poems: readonly CollectedPoem[]): readonly CollectedPoem[] =>
  poems.map((poem) => ({ ...poem, makutam }));

/** Every poem of the collection, work by work, in the order of the poets. */
export const poems: readonly CollectedPoem[] = [
  ...closedBy(makutams.vemana, vemana),
  ...closedBy(makutams.sumati, sumatiSatakam),
  ...closedBy(makutams.bhaskara, bhaskaraSatakam),
  ...closedBy(makutams.dasarathi, dasarathiSatakam),
  ...ramadasuSongs,
  ...closedBy(makutams.krishna, krishnaSatakam),
  ...closedBy(makutams.narasimha, narasimhaSatakam),
  ...closedBy(makutams.kalahastiswara, kalahastiswaraSatakam),
  ...closedBy(makutams.kumara, kumaraSatakam),
  ...closedBy(makutams.kumari, kumariSatakam),
  ...potana,
  ...molla,
  ...closedBy(makutams.andhranayaka, andhranayakaSatakam),
  ...closedBy(makutams.sarvesvara, sarvesvaraSatakam),
  ...closedBy(makutams.vrishadhipa, vrishadhipaSatakam),
  ...basavaPuranam,
  ...closedBy(makutams.narayana, narayanaSatakam),
  ...closedBy(makutams.devakinandana, devakinandanaSatakam),
  ...closedBy(makutams.bharga, bhargaSatakam),
  ...mahabharatam,
  ...srinatha,
  ...courtOfKrishnadevaraya,
  ...subhashitaRatnavali,
  ...annamayya,
  ...tyagaraja,
  ...tirupatiVenkataKavulu,
  ...chilakamarti,
  ...gurajada,
];
