import { blue, brown, cream, gold, gray, indigo, leaf, orange, red, rose, sand, water, white } from '../colours';
import { dots, type Drawings, drawn, line, oval, shape } from '../pen';

export const SKY = {
  sun: drawn(102, 101, 49, () => [
    line('M0-98V-88M0-12V-2M-48-50H-38M38-50H48M-34-84L-27-77M34-84L27-77M-34-16L-27-23M34-16L27-23', 6, orange),
    oval(0, -50, 29, 29, gold),
    dots('-9 -54 9 -54', 5),
    line('M-10-42q10 9 20 0'),
    dots('-17 -46 17 -46', 7, orange),
  ]),
  moon: drawn(82, 94, 43, () => [
    shape('M20-90A44 44 0 1 0 38-20A36 36 0 0 1 20-90z', cream),
    dots('-27 -58 -14 -58', 5),
    line('M-25-41q7 6 13 1'),
    dots('-4 -78 4 -14', 7, sand),
    dots('-32 -48', 7, rose),
  ]),
  star: drawn(66, 63, 18, () => [shape('M0-61L9-39 31-38 14-24 20-2 0-15-20-2-14-24-31-38-9-39z', gold)]),
  cloud: drawn(116, 58, 38, () => [
    shape('M-42-2Q-60-4-56-20-52-34-36-32-32-56-8-56 10-60 20-44 40-48 44-30 60-26 56-10 52-2 40-2z', white),
    line('M-30-18q8-8 16 0M8-22q10-9 18 0'),
  ]),
  rain: drawn(116, 108, 68, () => [
    line('M-34-44l-6 14M-10-44l-6 14M14-44l-6 14M38-44l-6 14M-26-18l-6 14M-2-18l-6 14M22-18l-6 14', 5, water),
    shape('M-42-52Q-60-54-56-70-52-84-36-82-32-106-8-106 10-110 20-94 40-98 44-80 60-76 56-60 52-52 40-52z', gray),
    line('M-30-68q8-8 16 0M8-72q10-9 18 0'),
  ]),
  rainbow: drawn(208, 104, 106, () => [
    line('M-98 0A98 98 0 0 1 98 0', 12, red),
    line('M-87 0A87 87 0 0 1 87 0', 12, orange),
    line('M-76 0A76 76 0 0 1 76 0', 12, gold),
    line('M-65 0A65 65 0 0 1 65 0', 12, leaf),
    line('M-54 0A54 54 0 0 1 54 0', 12, blue),
    line('M-43 0A43 43 0 0 1 43 0', 12, indigo),
  ]),
  snowman: drawn(76, 107, 65, () => [
    line('M-20-52L-36-66M-30-60l-6 2M20-52L36-64M30-59l6 3', 3, brown),
    oval(0, -22, 28, 22, white),
    oval(0, -54, 20, 17, white),
    oval(0, -80, 14, 13, white),
    shape('M-12-90H12V-106H-12z', indigo),
    line('M-17-90H17', 4),
    line('M-12-68Q0-62 13-68M8-66l6 14', 5, red),
    shape('M4-80l16 3-15 3z', orange),
    dots('-3 -83 7 -83 0 -56 0 -48 0 -30', 4),
    line('M-2-73q4 3 8-1'),
  ]),
} satisfies Drawings;
