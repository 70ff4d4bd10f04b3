import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../anyCharacter.testing';
import { normalized } from '../script/aksharas';
import type { Meter } from './meters';
import { METER_NAMES, METERS } from './meters';
import { MAX_TEXT_LENGTH } from './rows';
import { findMeter, scan } from './scan';

// By Vemana, Baddena, Potana, Gopanna, Dhurjati and Seshappa; the couplets were written for this test.
const VERSES: Readonly<Record<Meter, string>> = {
  ataveladi: `అనగననగ రాగమతిశయిల్లుచునుండు
తినగ తినగ వేము తియ్యనుండు
సాధనమున పనులు సమకూరు ధరలోన
విశ్వదాభిరామ వినుర వేమ!`,
  kandam: `తన కోపమె తన శత్రువు
తన శాంతమె తనకు రక్ష దయ చుట్టంబౌ
తన సంతోషమె స్వర్గము
తన దుఃఖమె నరకమండ్రు తథ్యము సుమతీ!`,
  tetagiti: `చేతులారంగ శివుని బూజింపడేని
నోరు నొవ్వంగ హరికీర్తి నుడువడేని
దయయు సత్యంబు లోనుగా దలపడేని
గలుగనేటికి దల్లుల కడుపుచేటు`,
  seesam: `నీలమేఘశ్యామ నీవె తండ్రివి మాకు
కమలవాసిని మమ్ము గన్నతల్లి
నీ భక్తవరులంత నిజమైన బాంధవుల్
నీ కటాక్షము మాకనేకధనము
నీ కీర్తనలు మాకు లోకప్రపంచంబు
నీ సహాయము మాకు నిత్యసుఖము
నీ మంత్రమే మాకు నిష్కళంకపు విద్య
నీ పదధ్యానంబు నిత్యజపము
తోయజాతాక్ష నీ పాదతులసిదళము
రోగముల కౌషధము బ్రహ్మరుద్రవినుత
భూషణవికాస శ్రీధర్మపురనివాస
దుష్టసంహార నరసింహ దురితదూర!`,
  utpalamala: `ఎవ్వనిచే జనించు జగమెవ్వని లోపల నుండు లీనమై
యెవ్వనియందు డిందు బరమేశ్వరు డెవ్వడు మూలకారణం
బెవ్వడనాది మధ్యలయు డెవ్వడు సర్వము దానయైన వా
డెవ్వడు వాని నాత్మభవు నీశ్వరు నే శరణంబు వేడెదన్`,
  champakamala: `చరణము సోకినట్టి శిల జవ్వనిరూపగు టొక్క వింత సు
స్థిరముగ నీటిపై గిరులు దేలిన దొక్కటి వింతగాని మీ
స్మరణ దనర్చు మానవులు సద్గతి జెందిన దెంత వింత యీ
ధరను ధరాత్మజా రమణ దాశరథీ కరుణాపయోనిధీ!`,
  sardulam: `ఏ వేదంబు పఠించె లూత భుజగం బే శాస్త్రముల్ చూచె దా
నే విద్యాభ్యసనం బొనర్చె గరి చెం చే మంత్ర మూహించె బో
ధావిర్భావ నిదానముల్ చదువులయ్యా కావు నీ పాద సం
సేవాసక్తియె కాక జంతుతతికిన్ శ్రీకాళహస్తీశ్వరా!`,
  mattebham: `నిను సేవింపగ నాపదల్ పొడమనీ నిత్యోత్సవం బబ్బనీ
జనమాత్రుండననీ మహాత్ముడననీ సంసార మోహంబు పై
కొననీ జ్ఞానము గల్గనీ గ్రహగతుల్ గుందింపనీ మేలు వ
చ్చిన రానీ యవి నాకు భూషణములే శ్రీకాళహస్తీశ్వరా!`,
  taralam: `క్రతుశతంబుల బూర్ణకుక్షివి గాని నీ విటు క్రేపులున్
సుతులు నై చనుబాలు ద్రావుచు జొక్కి యాడుచు గౌతుక
స్థితి జరింపగ దల్లులై విలసిల్లు గోవుల గోపికా
సతుల ధన్యత లెట్లు చెప్పగ జాలువాడ గృపానిధీ!`,
  mattakokila: `బల్లిదుం డగు కంసుచేతను బాధ నొందుచు నున్న మీ
తల్లి గాచిన భంగి గాచితి ధార్తరాష్ట్రులచేత నే
దల్లడంబున జిక్కకుండగ దావకీన గుణవ్రజం
బెల్ల సంస్తుతి సేసి చెప్పగ నెంతదాన జగత్పతీ!`,
  sragdhara: `కూలున్ గుర్రంబు లేనుంగులు ధర గెడయుం గుప్పలై నుగ్గునూచై
వ్రాలున్ దేరుల్ హతంబై వడి బడు సుభటవ్రాతముల్ శోణితంబుల్
గ్రోలున్ మాంసంబు నంజుం గొరకు నెముకలన్ గుంపులై సోలుచున్ భే
తాల క్రవ్యాద భూతోత్కరములు జతలై తాళముల్ దట్టి యాడున్`,
  malini: `అనుపమగుణహారా హన్యమానారివీరా
జనవినుతవిహారా జానకీచిత్తచోరా
దనుజఘనసమీరా దానవశ్రీవిదారా
ఘనకలుషకఠోరా కంధిగర్వాపహారా`,
  dwipada: `అమ్మ చెప్పిన మాట అమృతంపు మూట
నమ్మిన వారికి నవ్వుల తోట`,
  manjari: `అమ్మ చెప్పిన మాట అమృతంపు మూట
చల్లని వెన్నెల చక్కని తోట`,
};

const rows = (text: string): string[] => text.split('\n');
const ganaNames = (text: string, meter: Meter): string[] =>
  scan(text, meter).lines.map(({ ganas }) => ganas.map(({ name }) => name).join(' '));

describe.each(METERS)('%s', (meter) => {
  const verse = VERSES[meter];

  test('its verse scans, and in no other meter', () => {
    expect(scan(verse, meter).scans).toBe(true);
    // A manjari needs no prasa, so a couplet with prasa also scans as one.
    const claimed = meter === 'dwipada' ? [meter, 'manjari'] : [meter];
    expect(METERS.filter((one) => scan(verse, one).scans)).toEqual(claimed);
    expect(findMeter(verse)?.meter).toBe(meter);
  });

  test('its verse does not scan with an akshara or a line missing, or with an extra line', () => {
    const lines = rows(verse);
    const shorter = lines.map((line, index) => (index === 0 ? line.slice(0, line.lastIndexOf(' ')) : line));
    expect(scan(shorter.join('\n'), meter).scans).toBe(false);
    expect(scan(lines.slice(1).join('\n'), meter).scans).toBe(false);
    expect(scan([...lines, 'అమ్మ'].join('\n'), meter).scans).toBe(false);
  });

  test('spaces, punctuation and blank lines make no difference', () => {
    const dressed = rows(verse).map((line) => `  ${line.replaceAll(' ', ' – ')} ;\r\n`);
    expect(scan(dressed.join('\n'), meter).scans).toBe(true);
  });

  test('has a name in Telugu', () => {
    expect(METER_NAMES[meter].te).toMatch(/^[\u0c00-\u0c7f]+(?: [\u0c00-\u0c7f]+)*$/u);
  });
});

describe('ganas', () => {
  test('of an ataveladi are suryas and indras, in their places', () => {
    expect(ganaNames(VERSES.ataveladi, 'ataveladi')).toEqual(['న న హ నగ సల', 'న న హ హ హ', 'హ న న సల సల', 'హ హ హ న హ']);
  });

  test('of a vritta are the same in every line', () => {
    expect(new Set(ganaNames(VERSES.mattebham, 'mattebham'))).toEqual(new Set(['స భ ర న మ య వ']));
    expect(new Set(ganaNames(VERSES.sardulam, 'sardulam'))).toEqual(new Set(['మ స జ స త త గ']));
    expect(new Set(ganaNames(VERSES.taralam, 'taralam'))).toEqual(new Set(['న భ ర స జ జ గ']));
    expect(new Set(ganaNames(VERSES.mattakokila, 'mattakokila'))).toEqual(new Set(['ర స జ జ భ ర']));
    expect(new Set(ganaNames(VERSES.sragdhara, 'sragdhara'))).toEqual(new Set(['మ ర భ న య య య']));
    expect(new Set(ganaNames(VERSES.malini, 'malini'))).toEqual(new Set(['న న మ య య']));
  });

  test('of a kandam: the sixth is జ or నల, the last ends in a guru', () => {
    for (const line of scan(VERSES.kandam, 'kandam').lines.filter((_, index) => index % 2 === 1)) {
      expect(['జ', 'నల']).toContain(line.ganas[2]?.name);
      expect(line.aksharas.at(-1)?.weight).toBe('guru');
    }
  });

  test('are found up to the first error of a line', () => {
    const [line] = scan('తినగ తినగ చంద్రుడు', 'ataveladi').lines;
    expect(line?.fits).toBe(false);
    expect(line?.ganas.map(({ name }) => name)).toEqual(['న', 'న', 'హ']);
  });
});

describe('seesam', () => {
  test('may be printed without breaking its long lines', () => {
    const printed = rows(VERSES.seesam);
    const whole = [0, 2, 4, 6].map((index) => `${printed[index]} ${printed[index + 1]}`);
    const scanned = scan([...whole, ...printed.slice(8)].join('\n'), 'seesam');
    expect(scanned.scans).toBe(true);
    expect(scanned.lines).toHaveLength(8);
  });

  test('ends in a tetagiti or an ataveladi', () => {
    const own = rows(VERSES.seesam).slice(0, 8);
    expect(scan([...own, ...rows(VERSES.ataveladi)].join('\n'), 'seesam').scans).toBe(true);
    expect(scan(VERSES.seesam, 'seesam').lines.map(({ meter }) => meter)).toEqual([
      ...Array.from({ length: 4 }, () => 'seesam'),
      ...Array.from({ length: 4 }, () => 'tetagiti'),
    ]);
    expect(scan(own.join('\n'), 'seesam').scans).toBe(false);
  });

  test('records the printed line of each akshara', () => {
    const printed = new Set(
      scan(VERSES.seesam, 'seesam').lines.flatMap(({ aksharas }) => aksharas.map(({ row }) => row)),
    );
    expect([...printed]).toEqual([...rows(VERSES.seesam).keys()]);
  });
});

describe('more lines', () => {
  test('a vritta of five lines is a malika', () => {
    const lines = rows(VERSES.mattebham);
    expect(scan([...lines, lines[3]].join('\n'), 'mattebham').scans).toBe(true);
    const tetagiti = rows(VERSES.tetagiti);
    expect(scan([...tetagiti, tetagiti[3]].join('\n'), 'tetagiti').scans).toBe(false);
  });

  test('couplets follow one another, each with its own prasa', () => {
    const two = `${VERSES.dwipada}\nచదువుల తల్లికి చల్లని పూజ\nముదమున చేసిన ముచ్చటలాయె`;
    expect(scan(two, 'dwipada').scans).toBe(true);
    expect(scan(two, 'dwipada').lines).toHaveLength(4);
  });
});

describe('prasa', () => {
  test('is the second letter of every line, and must agree', () => {
    expect(scan(VERSES.utpalamala, 'utpalamala').prasa).toEqual({
      needed: true,
      agrees: true,
      letters: ['వ్వ', 'వ్వ', 'వ్వ', 'వ్వ'],
    });
    const broken = scan(VERSES.kandam.replace('తన సంతోషమె', 'మది సంతోషమె'), 'kandam');
    expect(broken.lines.every(({ fits }) => fits)).toBe(true);
    expect(broken.prasa.agrees).toBe(false);
    expect(broken.scans).toBe(false);
  });

  test('of సర్ప agrees with that of కప్ప', () => {
    const verse = `ఎప్పుడు తప్పులు వెదకెడు
నప్పురుషుని కొల్వగూడ దదియెట్లన్నన్
సర్పంబు పడగ నీడను
కప్ప వసించిన విధంబు గదరా సుమతీ!`;
    expect(scan(verse, 'kandam').scans).toBe(true);
  });

  test('is not required in a giti or a manjari', () => {
    expect(scan(VERSES.manjari, 'manjari').prasa).toEqual({ needed: false, agrees: true, letters: [] });
    expect(scan(VERSES.manjari, 'dwipada').prasa.agrees).toBe(false);
    expect(scan(VERSES.ataveladi, 'ataveladi').prasa).toEqual({ needed: false, agrees: true, letters: [] });
  });
});

describe('yati', () => {
  test('has two places and says whether they agree', () => {
    const [line] = scan(VERSES.sardulam, 'sardulam').lines.slice(3);
    expect(line?.yati).toEqual([{ first: 0, second: 12, verdict: 'agrees' }]);
    expect([line?.aksharas[0]?.text, line?.aksharas[12]?.text]).toEqual(['సే', 'శ్రీ']);
  });

  test('occurs twice in a long seesam line', () => {
    const [line] = scan(VERSES.seesam, 'seesam').lines;
    expect(line?.yati.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees']);
  });

  test('may be replaced in a giti by agreement of the letters after it', () => {
    const lines = scan('చిక్కియున్న వేళ సింహంబునైనను\nబక్కకుక్క కరచి పక్కకొచ్చు', 'ataveladi').lines;
    expect(lines[1]?.yati[0]?.verdict).toBe('agrees');
    const byPrasa = scan('అమ్మ చేతి ముద్ద కమ్మని దంటారు', 'ataveladi').lines;
    expect(byPrasa[0]?.yati[0]?.verdict).toBe('agrees by prasa');
  });

  test('is where the rule of a vritta says, twice in a sragdhara', () => {
    const places = (meter: Meter) =>
      scan(VERSES[meter], meter).lines.map(({ yati }) => yati.map(({ first, second }) => [first + 1, second + 1]));
    expect(places('taralam')).toEqual(Array.from({ length: 4 }, () => [[1, 12]]));
    expect(places('mattakokila')).toEqual(Array.from({ length: 4 }, () => [[1, 11]]));
    expect(places('malini')).toEqual(Array.from({ length: 4 }, () => [[1, 9]]));
    expect(places('sragdhara')).toEqual(
      Array.from({ length: 4 }, () => [
        [1, 8],
        [1, 15],
      ]),
    );
  });

  test('agrees in every line of these vrittas', () => {
    for (const meter of ['taralam', 'mattakokila', 'sragdhara', 'malini'] as const) {
      const verdicts = scan(VERSES[meter], meter).lines.flatMap(({ yati }) => yati.map(({ verdict }) => verdict));
      expect([meter, verdicts.filter((verdict) => verdict === 'possible')]).toEqual([meter, []]);
    }
  });

  test('agrees by the hidden vowel where two words were joined', () => {
    const verdicts = scan(VERSES.utpalamala, 'utpalamala').lines.flatMap(({ yati }) =>
      yati.map(({ verdict }) => verdict),
    );
    expect(verdicts).toContain('agrees by vowel');
    expect(verdicts).not.toContain('possible');
  });

  test('that does not agree is only “possible”, and the verse still scans', () => {
    const scanned = scan(VERSES.dwipada.replace('నవ్వుల తోట', 'పువ్వుల తోట'), 'dwipada');
    expect(scanned.lines[1]?.yati[0]?.verdict).toBe('possible');
    expect(scanned.scans).toBe(true);
  });
});

const anything = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0xc00, max: 0xc7f }).map((code) => String.fromCodePoint(code)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(' ', '\n', '\r\n', '\u200c', '\u200d', '\u2028', 'a', '5', '.', '😀', '\ud800'),
    },
  ),
  maxLength: 400,
});
const anyText = fc.oneof(anything, fc.string({ unit: anyCharacter, maxLength: 400 }), fc.string({ unit: 'grapheme' }));

describe('any text', () => {
  test('gets a result in every meter, with the positions of its aksharas', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...METERS), (text, meter) => {
        const written = normalized(text);
        for (const { aksharas, ganas, yati } of scan(text, meter).lines) {
          for (const { text: akshara, from, to } of aksharas) expect(written.slice(from, to)).toBe(akshara);
          for (const [index, { start, end, pattern }] of ganas.entries()) {
            expect(start).toBe(index === 0 ? 0 : ganas[index - 1]?.end);
            expect(aksharas.slice(start, end).map(({ weight }) => weight)).toEqual(pattern);
          }
          for (const { first, second } of yati) expect(aksharas[first] && aksharas[second]).toBeDefined();
        }
      }),
    );
  });

  test('scans in the meter that is found for it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = findMeter(text);
        if (found) expect(scan(text, found.meter)).toEqual(found);
      }),
    );
  });

  test('without Telugu never scans', () => {
    for (const text of ['', ' \n\n ', 'Twinkle, twinkle, little star', '😀\n😀\n😀\n😀']) {
      expect(findMeter(text)).toBeUndefined();
      expect(METERS.some((meter) => scan(text, meter).scans)).toBe(false);
    }
  });

  test.each([
    ['a very long akshara', 'క్'.repeat(2_000_000)],
    ['a very long line', 'కాక'.repeat(1_000_000)],
    ['too many lines', 'క\n'.repeat(1_000_000)],
    ['signs without letters', '్ా'.repeat(1_000_000)],
    ['couplet after couplet', `${VERSES.dwipada}\n`.repeat(20_000)],
  ])('%s is read only up to the limit and does not scan', (_, text) => {
    expect(text.length).toBeGreaterThan(MAX_TEXT_LENGTH);
    for (const meter of METERS) expect(scan(text, meter).scans).toBe(false);
    expect(findMeter(text)).toBeUndefined();
  });
});
