import type { Thing } from '../../../domain/reading/scene';
import type { Drawing } from '../pen';
import { ANIMALS } from './animals';
import { BELONGINGS } from './belongings';
import { BIRDS } from './birds';
import { BUILDINGS } from './buildings';
import { CHILDREN } from './children';
import { HOUSEHOLD } from './household';
import { PEOPLE } from './people';
import { PLANTS } from './plants';
import { SKY } from './sky';
import { SMALL_ANIMALS } from './smallAnimals';
import { VEHICLES } from './vehicles';

export const DRAWINGS: Readonly<Record<Thing, Drawing>> = {
  ...PEOPLE,
  ...CHILDREN,
  ...ANIMALS,
  ...SMALL_ANIMALS,
  ...BIRDS,
  ...PLANTS,
  ...SKY,
  ...BUILDINGS,
  ...VEHICLES,
  ...HOUSEHOLD,
  ...BELONGINGS,
};
