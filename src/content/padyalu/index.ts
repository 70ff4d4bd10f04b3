import { bhaskaraSatakam } from './bhaskaraSatakam';
import type { CollectedPoem } from './collectedPoem';
import { dasarathiSatakam } from './dasarathiSatakam';
import { kalahastiswaraSatakam } from './kalahastiswaraSatakam';
import { krishnaSatakam } from './krishnaSatakam';
import { kumaraSatakam } from './kumaraSatakam';
import { kumariSatakam } from './kumariSatakam';
import { molla } from './molla';
import { narasimhaSatakam } from './narasimhaSatakam';
import { potana } from './potana';
import { sumatiSatakam } from './sumatiSatakam';
import { vemana } from './vemana';

export { poets } from './poets';

/** Every poem of the collection, work by work, in the order of the poets. */
export const poems: readonly CollectedPoem[] = [
  ...vemana,
  ...sumatiSatakam,
  ...bhaskaraSatakam,
  ...dasarathiSatakam,
  ...krishnaSatakam,
  ...narasimhaSatakam,
  ...kalahastiswaraSatakam,
  ...kumaraSatakam,
  ...kumariSatakam,
  ...potana,
  ...molla,
];
