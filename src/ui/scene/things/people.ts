import { brown, gold, gray, hair, indigo, leaf, orange, red, rose, skin, stone, tan, white } from '../colours';
import { dots, drawn, type Drawings, group, limb, line, oval, type Part, patch, shape } from '../pen';
import { face, fringe } from './faces';

const glasses = (y: number) =>
  line(`M-6 ${y}a3.6 3.6 0 1 0 7 0a3.6 3.6 0 1 0-7 0M3 ${y}a3.6 3.6 0 1 0 7 0a3.6 3.6 0 1 0-7 0`);
const moustache = (color: string) => shape('M-5-79q3-4 7-1 4-3 7 1-4 1-7-1-3 2-7 1z', color);
const feet = () => shape('M-11 0q0-5 6-5h3v5zM3 0v-5h3q6 0 6 5z', skin);
const stick = () => limb('M20-2L18-52', 2, brown);

const arms = (left: string, right: string, sleeve: string) => [
  limb(`M-10-68${left}`, 5, skin),
  limb(`M10-68${right}`, 5, skin),
  limb('M-10-68l-3 7M10-68l3 7', 6, sleeve),
];

/** The pallu, the saree's loose end, is over the shoulder. */
const saree = (cloth: string, trim: string, blouse: string) =>
  group(
    feet(),
    shape('M-11-56Q-18-28-17-3H17Q17-30 11-56z', cloth),
    patch('M-16.3-9H16.3L16.5-4H-16.5z', trim),
    line('M1-50Q5-25 3-10M7-50Q11-25 9-10'),
    ...arms('Q-20-56-14-46', 'Q20-58 15-47', blouse),
    shape('M-11-72Q0-77 11-72L11-54H-11z', blouse),
    shape('M-12-52L-11-58Q2-60 5-74L12-72Q14-50-3-46z', cloth),
    line('M-11-57Q3-59 6-73', 2, trim),
  );

const panche = (cloth: string, border: string) =>
  group(feet(), shape('M-12-54Q-16-28-14-5H14Q16-28 12-54z', cloth), line('M-13-8H13M2-52Q6-30 3-9', 2, border));

const shirt = (cloth: string, left = 'Q-19-57-15-46', right = 'Q20-58 15-46') =>
  group(...arms(left, right, cloth), shape('M-12-73Q0-78 12-73L13-50H-13z', cloth), line('M0-74V-52'));

const trousers = (cloth: string) =>
  group(shape('M-12 0q0-4 6-4h5v4zM2 0v-4h5q6 0 6 4z', brown), shape('M-12-52L-10-3H-1L0-40 2-3H11L12-52z', cloth));

const neck = () => limb('M0-78v6', 5, skin);
const bindi = () => dots('2 -90.5', 2.6, red);
const bun = (color: string) => oval(-10, -88, 6.5, 6.5, color);
const adult = (height: number, ...parts: readonly Part[]) => drawn(60, 102, height, () => parts);

export const PEOPLE = {
  mother: adult(
    84,
    bun(hair),
    dots('-15 -93 -16 -88 -14 -83', 3.4, white),
    neck(),
    saree(red, gold, leaf),
    face(-86, 11),
    fringe(-86, 11),
    bindi(),
  ),
  woman: adult(
    84,
    limb('M-9-84Q-17-66-12-52', 5, hair),
    neck(),
    saree(leaf, red, gold),
    face(-86, 11),
    fringe(-86, 11),
    bindi(),
  ),
  grandmother: adult(
    77,
    bun(gray),
    neck(),
    stick(),
    saree(indigo, gold, rose),
    face(-86, 11),
    fringe(-86, 11, gray),
    bindi(),
    glasses(-85),
  ),
  teacher: adult(
    84,
    bun(hair),
    neck(),
    saree(gold, indigo, red),
    face(-86, 11),
    fringe(-86, 11),
    bindi(),
    shape('M10-58l12-3 3 15-12 3z', indigo),
    line('M13-53l8-2', 1.6, white),
  ),
  father: adult(84, neck(), panche(white, red), shirt(indigo), face(-86, 11), fringe(-86, 11), moustache(hair)),
  man: adult(
    84,
    neck(),
    trousers(white),
    shirt(orange),
    shape('M-13-52L-14-34H14L13-52z', orange),
    face(-86, 11),
    fringe(-86, 11),
  ),
  grandfather: adult(
    79,
    neck(),
    stick(),
    panche(white, gold),
    shirt(white),
    shape('M-11-74l7-1Q-1-60-4-40h-7Q-8-60-11-74z', red),
    face(-86, 11),
    shape('M-11-84q-3-8 3-12-4 6-3 12zM11-84q3-8-3-12 4 6 3 12z', gray),
    moustache(white),
    glasses(-86),
  ),
  farmer: adult(
    84,
    neck(),
    feet(),
    limb('M-6-24V-5M7-24V-5', 5, skin),
    shape('M-12-52Q-15-36-12-22H-1L0-30 2-22H13Q15-36 12-52z', white),
    limb('M20-2L21-66', 2, brown),
    shape('M20-68l-12 3q4-10 14-8z', gray),
    shirt(leaf, 'Q-19-57-15-46', 'Q16-62 20-54'),
    face(-86, 11),
    moustache(hair),
    shape('M-13-87Q-14-101 0-101T13-88Q0-96-13-87zM-12-92q-7 2-8 10 6-1 9-6z', red),
    line('M-9-96Q0-101 11-93'),
  ),
  shopkeeper: adult(
    84,
    neck(),
    panche(white, indigo),
    shirt(white, 'Q-19-57-15-46', 'Q18-64 20-56'),
    shape('M-13-72l6-2L-5-48h-9zM13-72l-6-2L5-48h9z', brown),
    face(-86, 11),
    fringe(-86, 11),
    moustache(hair),
    line('M20-58V-55M12-42L14-54H26L28-42M14-54L15-42M26-54L24-42'),
    shape('M10-42h7q-3 5-7 0zM22-42h7q-3 5-7 0z', gold),
  ),
  king: adult(
    88,
    shape('M-12-72Q-24-40-20-4H20Q24-40 12-72z', red),
    feet(),
    shape('M-12-70Q-15-30-13-5H13Q15-30 12-70z', gold),
    line('M-12-9H12M0-50V-9', 2.4, red),
    ...arms('Q-22-56-12-50', 'Q22-56 14-50', indigo),
    shape('M-12-73Q0-78 12-73L12-50H-12z', indigo),
    line('M-8-74Q0-58 8-74', 3, white),
    line('M-12-51H12', 4, red),
    face(-85, 11),
    shape('M-8-79q4-4 10-1 6-3 10 1 2-2 1-4 2 6-4 6-4 1-7-2-3 3-7 2-6 0-4-6-1 2 1 4z', hair),
    shape('M-11-89L-14-100l8 4 6-5 6 5 8-4-3 11Q0-94-11-89z', gold),
    dots('0 -95', 3.4, red),
  ),
  scholar: adult(
    84,
    neck(),
    panche(orange, red),
    limb('M-12-68Q-20-56-12-48', 5, skin),
    shape('M-12-72Q0-77 12-72L12-52H-12z', skin),
    line('M-8-73Q2-62 9-53', 1.4, white),
    shape('M-13-73l7-2Q-4-60-7-36h-7Q-11-60-13-73z', white),
    line('M-13.5-40h6', 2, red),
    limb('M12-68Q20-60 12-54', 5, skin),
    limb('M-9-93Q-16-98-15-88', 3, hair),
    face(-86, 11),
    line('M0-94v6M4-94v6M0-88q2 2 4 0', 1.6, white),
    line('M2-94v5', 1.6, red),
    shape('M-2-58h20v7H-2z', tan),
    line('M0-55.5h16M2-58v7M14-58v7'),
  ),
  doctor: adult(
    84,
    neck(),
    trousers(indigo),
    shirt(white),
    shape('M-13-52L-14-28H14L13-52z', white),
    line('M0-74V-28M-10-42h6M5-42h6'),
    face(-86, 11),
    fringe(-86, 11),
    glasses(-85),
    line('M-6-74Q-7-60 0-60Q7-60 6-74', 2, stone),
    dots('0 -58', 5, stone),
    shape('M10-46h15v12H10z', red),
    line('M17-44v8M13-40h8M14-46q3-5 7 0', 2, white),
  ),
} satisfies Drawings;
