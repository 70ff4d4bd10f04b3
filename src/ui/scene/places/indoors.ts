import {
  blue,
  brown,
  cream,
  earth,
  forest,
  gold,
  gray,
  indigo,
  leaf,
  orange,
  red,
  rose,
  sand,
  sky,
  stone,
  tan,
  white,
} from '../colours';
import { dots, limb, line, oval, patch, shape } from '../pen';
import type { Place } from '../../../domain/reading/scene';
import type { Backgrounds, Pane } from './backgrounds';

const wall = (color: string) => patch('M0 0H320V130H0z', color);
const floor = (color: string, ...seams: readonly string[]) => [
  shape('M-4 128H324V204H-4z', color),
  line(`M-4 150H324M-4 176H324${seams.join('')}`, 1.4, brown),
];

export const INDOORS = {
  room: () => [
    wall(cream),
    dots(
      '20 30 60 30 100 30 140 30 180 30 300 30 40 60 80 60 120 60 160 60 200 60 20 90 60 90 100 90 140 90 180 90',
      3,
      rose,
    ),
    patch('M0 108H320V128H0z', red),
    line('M0 109H320', 2, gold),
    shape('M236 32H292V90H236z', brown),
    shape('M241 37H287V85H241z', sky),
    ...floor(earth),
    oval(160, 178, 92, 15, indigo),
    oval(160, 178, 74, 10, gold),
    dots('110 178 130 174 130 182 160 178 190 174 190 182 210 178', 4, red),
  ],
  kitchen: () => [
    wall(sand),
    line('M0 20H320M0 40H320M0 60H320M0 80H320', 1, cream),
    shape('M20 58H128V64H20z', brown),
    shape('M30 58q-8-16 2-22h14q10 6 2 22zM60 58q-6-12 2-18h10q8 6 2 18zM88 58V38h14v20zM108 58V42h12v16z', gold),
    patch('M88 46h14v6H88zM108 48h12v5h-12z', red),
    shape('M236 32H292V86H236z', brown),
    shape('M241 37H287V81H241z', sky),
    shape('M-4 96H140V130H-4z', red),
    shape('M-4 90H144V98H-4z', stone),
    shape('M52 90q-4-16 6-18h20q10 2 6 18zM56 72q12-10 24 0z', gray),
    line('M50 80h-4M86 80h4', 3, stone),
    ...floor(tan, 'M40 128L20 204M120 128L112 204M200 128L208 204M280 128L300 204'),
  ],
  classroom: () => [
    wall(cream),
    patch('M0 100H320V128H0z', blue),
    line('M0 100H320', 2, indigo),
    shape('M74 24H214V92H74z', brown),
    shape('M80 30H208V86H80z', forest),
    line('M96 72Q92 50 104 50T114 72M98 43l6 6L114 38M152 50H190M152 60H182M152 70H190', 2.4, white),
    line('M124 61a9 10 0 1 0 18 0a9 10 0 1 0-18 0M126 43l6 6L142 38', 2.4, white),
    shape('M242 34H292V86H242z', brown),
    shape('M247 39H287V81H247z', sky),
    shape('M18 34H56V72H18z', white),
    patch('M22 62Q30 48 36 58 44 44 52 66H22z', leaf),
    dots('44 44', 8, orange),
    ...floor(tan),
  ],
  palace: () => [
    wall(sand),
    shape('M104 130V50Q160 2 216 50V130z', red),
    shape('M114 130V56Q160 16 206 56V130z', indigo),
    dots('134 60 160 44 186 60 134 84 160 72 186 84 134 108 160 100 186 108', 5, gold),
    shape('M22 92V58Q42 36 62 58V92zM258 92V58Q278 36 298 58V92z', brown),
    shape('M27 92V60Q42 43 57 60V92zM263 92V60Q278 43 293 60V92z', sky),
    limb('M10 20V126M84 20V126M236 20V126M310 20V126', 9, cream),
    line('M2 16H18M76 16H92M228 16H244M302 16H318M2 126H18M76 126H92M228 126H244M302 126H318', 8, gold),
    patch('M0 0H320V10H0z', red),
    line(
      'M0 10q8 10 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0',
      3,
      gold,
    ),
    shape('M-4 128H324V204H-4z', rose),
    shape('M122 128H198L246 204H74z', red),
    line('M128 128L84 204M192 128L236 204', 3, gold),
  ],
} satisfies Backgrounds;

/** The window panes through which the weather is visible. */
export const PANES: Readonly<Partial<Record<Place, readonly Pane[]>>> = {
  room: [[241, 37, 46, 48]],
  kitchen: [[241, 37, 46, 44]],
  classroom: [[247, 39, 40, 42]],
  palace: [
    [27, 54, 30, 38],
    [263, 54, 30, 38],
  ],
};
