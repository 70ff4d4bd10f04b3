import type { Table } from '../../../domain/lesson/lessonContent';

export const rowsTable: Table = {
  caption: { en: 'The five rows', te: 'ఐదు వర్గాలు' },
  columns: [
    { en: 'Row', te: 'వర్గం' },
    { en: 'Plain', te: 'తేలిక' },
    { en: 'With breath', te: 'ఒత్తి' },
    { en: 'With hum', te: 'గొంతు కంపిస్తూ' },
    { en: 'With hum and breath', te: 'గొంతు కంపిస్తూ, ఒత్తి' },
    { en: 'Through the nose', te: 'ముక్కుతో' },
  ],
  rows: [
    [
      { text: { en: 'Back of the mouth', te: 'గొంతు దగ్గర' } },
      { telugu: 'క' },
      { telugu: 'ఖ' },
      { telugu: 'గ' },
      { telugu: 'ఘ' },
      { telugu: 'ఙ' },
    ],
    [
      { text: { en: 'Roof of the mouth', te: 'అంగిలి దగ్గర' } },
      { telugu: 'చ' },
      { telugu: 'ఛ' },
      { telugu: 'జ' },
      { telugu: 'ఝ' },
      { telugu: 'ఞ' },
    ],
    [
      { text: { en: 'Tongue curled back', te: 'నాలుక మడిచి' } },
      { telugu: 'ట' },
      { telugu: 'ఠ' },
      { telugu: 'డ' },
      { telugu: 'ఢ' },
      { telugu: 'ణ' },
    ],
    [
      { text: { en: 'Teeth', te: 'పళ్ల దగ్గర' } },
      { telugu: 'త' },
      { telugu: 'థ' },
      { telugu: 'ద' },
      { telugu: 'ధ' },
      { telugu: 'న' },
    ],
    [
      { text: { en: 'Lips', te: 'పెదవులతో' } },
      { telugu: 'ప' },
      { telugu: 'ఫ' },
      { telugu: 'బ' },
      { telugu: 'భ' },
      { telugu: 'మ' },
    ],
  ],
};
