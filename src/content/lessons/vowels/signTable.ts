import type { Table } from '../../../domain/lesson/lessonContent';

export const signTable: Table = {
  caption: { en: 'Each vowel, its sign, and క with it', te: 'ప్రతి అచ్చు, దాని గుర్తు, ఆ గుర్తుతో క' },
  columns: [
    { en: 'Vowel', te: 'అచ్చు' },
    { en: 'Sign', te: 'గుర్తు' },
    { en: 'With క', te: 'క తో' },
    { en: 'In a word', te: 'మాటలో' },
  ],
  rows: [
    [
      { telugu: 'అ' },
      { text: { en: 'no sign', te: 'గుర్తు లేదు' } },
      { telugu: 'క' },
      { telugu: 'కల', english: 'dream' },
    ],
    [{ telugu: 'ఆ' }, { telugu: 'ా' }, { telugu: 'కా' }, { telugu: 'కాకి', english: 'crow' }],
    [{ telugu: 'ఇ' }, { telugu: 'ి' }, { telugu: 'కి' }, { telugu: 'కిటికీ', english: 'window' }],
    [{ telugu: 'ఈ' }, { telugu: 'ీ' }, { telugu: 'కీ' }, { telugu: 'కీటకం', english: 'insect' }],
    [{ telugu: 'ఉ' }, { telugu: 'ు' }, { telugu: 'కు' }, { telugu: 'కుక్క', english: 'dog' }],
    [{ telugu: 'ఊ' }, { telugu: 'ూ' }, { telugu: 'కూ' }, { telugu: 'కూర', english: 'curry' }],
    [{ telugu: 'ఋ' }, { telugu: 'ృ' }, { telugu: 'కృ' }, { telugu: 'కృషి', english: 'effort' }],
    [{ telugu: 'ౠ' }, { telugu: 'ౄ' }, { telugu: 'కౄ' }, { text: { en: 'in hardly any word', te: 'మాటల్లో దాదాపు రాదు' } }],
    [{ telugu: 'ఎ' }, { telugu: 'ె' }, { telugu: 'కె' }, { telugu: 'కెరటం', english: 'wave' }],
    [{ telugu: 'ఏ' }, { telugu: 'ే' }, { telugu: 'కే' }, { telugu: 'కేక', english: 'shout' }],
    [{ telugu: 'ఐ' }, { telugu: 'ై' }, { telugu: 'కై' }, { telugu: 'కైలాసం', english: 'Mount Kailash' }],
    [{ telugu: 'ఒ' }, { telugu: 'ొ' }, { telugu: 'కొ' }, { telugu: 'కొండ', english: 'hill' }],
    [{ telugu: 'ఓ' }, { telugu: 'ో' }, { telugu: 'కో' }, { telugu: 'కోతి', english: 'monkey' }],
    [{ telugu: 'ఔ' }, { telugu: 'ౌ' }, { telugu: 'కౌ' }, { telugu: 'కౌగిలి', english: 'hug' }],
    [{ telugu: 'అం' }, { telugu: 'ం' }, { telugu: 'కం' }, { telugu: 'కంచం', english: 'plate' }],
    [{ telugu: 'అః' }, { telugu: 'ః' }, { telugu: 'కః' }, { telugu: 'దుఃఖం', english: 'sorrow' }],
  ],
};
