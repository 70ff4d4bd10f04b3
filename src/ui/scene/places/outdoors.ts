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
  lime,
  orange,
  pane,
  red,
  rose,
  sand,
  stone,
  tan,
  water,
  white,
} from '../colours';
import { dots, limb, line, oval, patch, shape } from '../pen';
import type { Backgrounds } from './backgrounds';

const ground = (color: string, top = 112) => shape(`M-4 ${top}Q80 ${top - 8} 160 ${top}T324 ${top}V204H-4z`, color);
const hills = (color: string) => shape('M-4 130V92Q40 70 84 94Q120 62 168 92Q216 70 250 90Q290 76 324 96V130z', color);
const tufts = (places: string, color: string) =>
  line(places.replaceAll(/(\S+) (\S+) ?/g, 'M$1 $2l-3-6m3 6v-8m0 8l3-6'), 1.6, color);
const ripples = (color: string, ...rows: readonly number[]) =>
  line(
    rows.map((y, at) => `M${16 + 26 * (at % 2)} ${y}q6-4 12 0t12 0m60 4q6-4 12 0t12 0m70-4q6-4 12 0t12 0`).join(''),
    1.6,
    color,
  );

/** Small trees in the distance. */
const grove = (xs: readonly number[], y: number, color: string) =>
  shape(xs.map((x) => `M${x - 2} ${y}v-8q-14-2-10-13 2-11 12-11t12 11q4 11-10 13v8z`).join(''), color);

export const OUTDOORS = {
  village: () => [
    hills(lime),
    grove([24, 296, 270], 112, forest),
    shape('M58 112V92H86V112zM218 112V94H242V112z', cream),
    shape('M52 94L72 76 92 94zM212 96L230 80 248 96z', earth),
    patch('M68 112V98H76V112zM226 112V100H234V112z', brown),
    ground(lime),
    patch('M150 110Q132 132 168 150Q190 166 130 204H214Q236 160 196 142Q160 128 170 110z', sand),
    tufts('28 146 84 132 276 150 296 128 40 178 282 184', leaf),
  ],
  field: () => [
    hills(leaf),
    ground(lime),
    line('M160 112L40 204M160 112L120 204M160 112L200 204M160 112L284 204M160 112L-40 190M160 112L360 186', 2.4, leaf),
    line('M-4 124Q160 116 324 124M-4 142Q160 134 324 142M-4 168Q160 160 324 168', 2, forest),
    tufts('24 136 70 130 118 134 206 132 252 130 296 138 20 160 66 156 256 156 304 162', forest),
    grove([20, 300], 112, forest),
  ],
  river: () => [
    hills(leaf),
    grove([30, 52, 276], 112, forest),
    ground(lime),
    shape('M-4 140Q80 132 160 138T324 136V182H-4z', water),
    ripples(white, 148, 160, 172),
    shape('M-4 180Q70 172 150 179T324 177V204H-4z', leaf),
    tufts('14 184 62 180 258 182 308 186', forest),
    tufts('40 136 206 136 290 134', leaf),
  ],
  pond: () => [
    hills(lime),
    grove([22, 44, 284, 304], 112, forest),
    ground(lime),
    shape('M-10 158Q0 136 160 136T330 158Q320 182 160 182T-10 158z', water),
    ripples(white, 148, 158, 168),
    shape('M40 172q10-5 22 0-10 6-22 0zM250 150q10-5 22 0-10 6-22 0zM282 168q8-4 18 0-8 5-18 0z', leaf),
    line('M306 146V122M312 148V126M14 148V124M20 150V130', 2, forest),
    line('M306 126V118M312 130V122M14 128V120M20 134V126', 4, brown),
    tufts('60 196 130 192 250 194', forest),
  ],
  forest: () => [
    shape('M-4 126V70Q40 50 80 66 120 48 160 64 200 48 240 66 284 50 324 70V126z', lime),
    grove([14, 40, 70, 104, 140, 172, 206, 240, 272, 304], 106, leaf),
    ground(leaf, 108),
    limb('M30 116Q36 60 26-6M292 118Q284 60 296-6M92 110Q88 60 94-6M238 110Q242 60 236-6', 11, brown),
    shape(
      'M-6-6V38Q16 54 34 40 52 56 74 36 92 50 114 28 126 20 124-6zM326-6V40Q304 56 284 40 264 54 246 36 226 48 212 28 200 18 204-6z',
      forest,
    ),
    dots('20 20 50 26 88 20 104 8 226 14 260 24 296 22 12 36 276 8 66 8', 5, leaf),
    tufts('60 140 132 126 190 128 262 146 20 170 300 172', forest),
  ],
  sea: () => [
    shape('M-4 100H324V160H-4z', water),
    ripples(white, 110, 122, 134),
    patch('M-4 146q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 48 0v20H-4z', white),
    shape('M-4 152q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 48 0v60H-4z', sand),
    dots('30 176 80 190 140 172 200 186 262 174 300 192 110 164 240 162', 2.4, tan),
    shape('M282 190q-8-8 2-12 10 4 2 12z', rose),
  ],
  street: () => [
    shape('M-4 120V56H44V120zM44 120V74H92V120zM228 120V68H272V120zM272 120V50H324V120z', cream),
    shape('M92 120V62H140V120zM180 120V78H228V120z', rose),
    shape(
      'M-6 56H46V48H-6zM42 74H94L88 64H48zM90 62H142V54H90zM178 78H230L224 68H184zM226 68H274V60H226zM270 50H326V42H270z',
      red,
    ),
    shape(
      'M8 68h12v14H8zM28 68h12v14H28zM54 84h10v12H54zM104 74h10v12h-10zM122 74h10v12h-10zM198 88h12v12h-12zM238 80h10v12h-10zM284 62h12v14h-12zM304 62h12v14h-12z',
      pane,
    ),
    patch('M70 120V98H84V120zM110 120V98H124V120zM252 120V98H266V120zM14 120V96H30V120zM290 120V94H306V120z', brown),
    patch('M-4 120H324V146H-4z', sand),
    shape('M-4 146H324V204H-4z', gray),
    line('M10 172H46M84 172H120M158 172H194M232 172H268M304 172H324', 4, white),
  ],
  market: () => [
    shape('M-4 120V80H324V120z', sand),
    limb('M14 124V66M90 124V66M122 124V70M198 124V70M230 124V64M306 124V64', 3, brown),
    shape('M4 72L14 54H90L100 72q-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0z', red),
    shape('M112 76L122 58H198L208 76q-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0z', gold),
    shape('M220 70L230 52H306L316 70q-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0z', leaf),
    dots('24 100 36 100 48 100 238 100 250 100', 11, orange),
    dots('64 100 76 100 140 102 152 102 284 100 296 100', 11, lime),
    dots('30 92 42 92 164 102 176 102 188 102 262 100 272 100', 11, red),
    shape('M10 106H94V122H10zM118 108H202V122H118zM226 106H310V122H226z', earth),
    patch('M-4 122H324V204H-4z', sand),
    dots('40 150 120 166 220 150 280 178 70 186 170 140', 2.6, tan),
  ],
  garden: () => [
    grove([16, 48, 84, 240, 276, 306], 110, leaf),
    line(
      'M6 118V92M30 118V92M54 118V92M78 118V92M102 118V92M126 118V92M150 118V92M174 118V92M198 118V92M222 118V92M246 118V92M270 118V92M294 118V92M318 118V92M-4 98H324M-4 110H324',
      4,
      cream,
    ),
    ground(lime, 118),
    tufts('40 170 90 150 232 152 284 170 24 140 300 140', leaf),
    dots('30 128 74 132 128 128 196 130 250 128 292 132', 9, red),
    dots('52 130 102 132 222 132 272 128', 9, gold),
    dots('30 128 74 132 128 128 196 130 250 128 292 132', 3, gold),
    dots('52 130 102 132 222 132 272 128', 3, orange),
  ],
  sky: () => [
    patch('M-4 130q30-22 60-6 24-30 60-8 40-24 70 4 30-22 60 0 30-24 78-4v90H-4z', white),
    patch('M-4 168q40-22 70-2 34-22 66 0 40-24 70 0 30-18 56 0 30-20 66 0v40H-4z', cream),
    line('M30 40q10-8 18 0 8-8 18 0M258 62q8-6 14 0 6-6 14 0', 1.8, stone),
  ],
  space: () => [
    patch('M0 0H320V200H0z', indigo),
    patch('M-4 150Q80 96 180 120T324 60V100Q240 150 160 146T-4 200z', blue),
    dots(
      '20 30 60 16 104 44 150 18 196 52 240 22 290 40 306 84 36 86 120 96 258 96 210 150 90 170 280 170 24 140 160 184',
      2.4,
      white,
    ),
    dots('84 64 180 84 300 130 50 120', 4, gold),
    oval(278, 36, 13, 13, orange),
    line('M256 42Q278 52 302 30', 3, sand),
  ],
  city: () => [
    shape('M-4 130V60H30V130zM60 130V40H96V130zM128 130V66H160V130zM196 130V34H230V130zM262 130V56H292V130z', blue),
    shape('M26 130V82H64V130zM92 130V74H132V130zM156 130V88H200V130zM226 130V76H266V130zM288 130V84H324V130z', indigo),
    dots(
      '36 92 46 92 56 92 36 104 56 104 102 84 112 84 122 84 102 98 122 98 166 98 178 98 190 98 166 110 190 110 236 88 246 88 256 88 246 102 298 96 310 96 298 110',
      4,
      pane,
    ),
    dots(
      '68 50 78 50 88 50 68 62 88 62 204 44 214 44 222 44 204 58 222 58 4 70 16 70 136 76 150 76 270 66 282 66',
      4,
      pane,
    ),
    patch('M-4 128H324V146H-4z', sand),
    shape('M-4 146H324V204H-4z', stone),
    line('M10 172H46M84 172H120M158 172H194M232 172H268M304 172H324', 4, white),
  ],
  snow: () => [
    shape('M-4 116L40 54 70 90 112 36 162 104 204 60 240 96 276 48 324 110V120H-4z', blue),
    patch(
      'M40 55L54 74 44 72 36 78 28 72zM112 37L130 64 118 58 110 68 100 56zM204 61L218 78 206 76 194 74zM276 49L292 72 280 68 272 76 264 64z',
      white,
    ),
    ground(white),
    shape('M24 116l12-24 12 24zM27 104l9-22 9 22zM282 116l12-24 12 24zM285 104l9-22 9 22z', forest),
    line('M20 150q30-10 60 0M220 160q36-12 70 0M90 184q30-8 56 0', 2, blue),
    dots('20 30 70 14 92 70 150 24 180 50 236 28 300 20 310 60 14 70 254 74', 3.6, white),
  ],
} satisfies Backgrounds;
