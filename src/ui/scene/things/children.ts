import { gold, hair, indigo, leaf, red, rose, skin, stone, white } from '../colours';
import { dots, drawn, type Drawings, limb, line, oval, patch, shape } from '../pen';
import { face, fringe } from './faces';

export const CHILDREN = {
  // In a pavada, with two braids and ribbons.
  girl: drawn(52, 101, 63, () => [
    limb('M-15-80Q-24-66-19-54M15-80Q24-66 19-54', 5, hair),
    shape('M-19-55l-6-2v9zM-19-55l6-2v9zM19-55l-6-2v9zM19-55l6-2v9z', red),
    shape('M-10 0q0-5 5-5h3v5zM2 0v-5h3q5 0 5 5z', skin),
    shape('M-9-46Q-20-26-24-4H24Q20-26 9-46z', red),
    patch('M-22.5-10H22.5L23.5-5H-23.5z', gold),
    dots('-12 -18 -4 -18 4 -18 12 -18 -6 -28 0 -28 6 -28', 2.6, gold),
    limb('M-9-58Q-20-48-15-38M9-58Q20-48 15-38', 5, skin),
    limb('M-9-58l-4 6M9-58l4 6', 6, leaf),
    shape('M-9-62Q0-66 9-62L10-44H-10z', leaf),
    face(-80, 17),
    shape('M-17-76C-22-107 22-107 17-78Q14-90 2-93Q-13-90-17-76z', hair),
    dots('2 -87', 3.2, red),
  ]),
  // In a school uniform.
  boy: drawn(44, 103, 63, () => [
    limb('M-7-26V-5M7-26V-5', 6, skin),
    shape('M-13 0q0-6 6-6h4v6zM3 0v-6h4q7 0 7 6z', hair),
    shape('M-11-42L-13-20H-2L0-30 2-20H13L11-42z', indigo),
    limb('M-10-58Q-20-48-16-36M10-58Q20-48 16-36', 5, skin),
    limb('M-10-58l-4 7M10-58l4 7', 6.5, white),
    shape('M-11-62Q0-66 11-62L12-40H-12z', white),
    shape('M0-62l-3 6 3 10 3-10z', red),
    face(-80, 17),
    fringe(-80, 17),
    shape('M-3-96q2-6 8-6-3 3-2 7z', hair),
  ]),
  baby: drawn(70, 70, 38, () => [
    limb('M-12-8H-24M12-8H24', 8, skin),
    shape('M-16-2Q-20-32 0-34T16-2Q0 3-16-2z', gold),
    limb('M-12-24Q-22-20-24-12M12-24Q22-22 25-30', 6, skin),
    shape('M-7-30q7 16 14 0z', white),
    face(-44, 18),
    line('M0-62q-6-2-3-5t8 2', 2.4, hair),
    dots('-10 -39 14 -39', 5, rose),
    oval(29, -36, 4.5, 4.5, red),
    line('M27-32L24-26', 2, stone),
  ]),
} satisfies Drawings;
