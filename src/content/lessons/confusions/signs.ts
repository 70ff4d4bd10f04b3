import type { Confusion } from '../../../domain/lesson/confusion';

export const signPairs: readonly Confusion[] = [
  {
    letters: ['ి', 'ీ'],
    alike: 'both',
    why: {
      en: 'ీ is long and mostly has a hook on its loop; ి is short.',
      te: 'ీ దీర్ఘం, గుడి మీద సాధారణంగా కొక్కెం ఉంటుంది; ి హ్రస్వం.',
    },
  },
  {
    letters: ['ు', 'ూ'],
    alike: 'both',
    why: {
      en: 'ూ is long and ends in a flat line with a loop; ు is short and is a plain arm.',
      te: 'ూ దీర్ఘం, చివర అడ్డగీత, సున్నా ఉంటాయి; ు హ్రస్వం, వంపు మాత్రమే ఉంటుంది.',
    },
  },
  {
    letters: ['ృ', 'ౄ'],
    alike: 'both',
    why: {
      en: 'ౄ is long and has a flat line with a loop at its top; ృ is short and has none.',
      te: 'ౄ దీర్ఘం, పైన అడ్డగీత, సున్నా ఉంటాయి; ృ హ్రస్వం, అవి ఉండవు.',
    },
  },
  {
    letters: ['ె', 'ే'],
    alike: 'both',
    why: {
      en: 'ే is long and has a hook on top; ె is short and has none.',
      te: 'ే దీర్ఘం, పైన కొక్కెం ఉంటుంది; ె హ్రస్వం, కొక్కెం ఉండదు.',
    },
  },
  {
    letters: ['ొ', 'ో'],
    alike: 'both',
    why: {
      en: 'ో is long and mostly has a hook on its right end; ొ is short.',
      te: 'ో దీర్ఘం, కుడి చివర మీద సాధారణంగా కొక్కెం ఉంటుంది; ొ హ్రస్వం.',
    },
  },
  {
    letters: ['ె', 'ై'],
    alike: 'look',
    why: {
      en: 'ై has a loop with a line below the letter too; ె is above only.',
      te: 'ై కు అక్షరం కింద కూడా సున్నా, గీత ఉంటాయి; ె పైన మాత్రమే ఉంటుంది.',
    },
  },
  {
    letters: ['ే', 'ై'],
    alike: 'sound',
    why: {
      en: 'ే stays one sound; ై slides from అ to ఇ.',
      te: 'ే మొత్తం ఒకే శబ్దం; ై మాత్రం అ నుంచి ఇ కు జారుతుంది.',
    },
  },
  {
    letters: ['ై', 'ౌ'],
    alike: 'sound',
    why: {
      en: 'ై ends like ఇ, as in “eye”; ౌ ends like ఉ, as in “cow”.',
      te: 'ై చివర ఇ లాగా, ౌ చివర ఉ లాగా వినిపిస్తుంది.',
    },
  },
  {
    letters: ['ో', 'ౌ'],
    alike: 'sound',
    why: {
      en: 'ో stays one sound; ౌ slides from అ to ఉ.',
      te: 'ో మొత్తం ఒకే శబ్దం; ౌ మాత్రం అ నుంచి ఉ కు జారుతుంది.',
    },
  },
  {
    letters: ['ు', 'ృ'],
    alike: 'look',
    why: {
      en: 'ృ runs below the letter and curls in; ు is a short arm at the side.',
      te: 'ృ అక్షరం కిందికి దిగి లోపలికి చుట్టుకుంటుంది; ు పక్కన చిన్న వంపు.',
    },
  },
  {
    letters: ['ా', 'ౌ'],
    alike: 'look',
    why: {
      en: 'ౌ has a bend under its flat line; ా is a plain flat line with a loop.',
      te: 'ౌ లో అడ్డగీత కింద వంపు ఉంటుంది; ా లో వంపు ఉండదు.',
    },
  },
  {
    letters: ['ా', 'ూ'],
    alike: 'look',
    why: {
      en: 'ూ begins with an arm at the side; ా mostly grows from the head.',
      te: 'ూ పక్కన వంపుతో మొదలవుతుంది; ా ఎక్కువగా తల మీద నుంచి వస్తుంది.',
    },
  },
  {
    letters: ['ం', 'ః'],
    alike: 'both',
    why: {
      en: 'ం is one circle and hums; ః is two small ones and blows.',
      te: 'ం ఒక్క సున్నా, ముక్కుతో పలకాలి; ః రెండు చిన్న సున్నాలు, ఊపిరి వదలాలి.',
    },
  },
];
