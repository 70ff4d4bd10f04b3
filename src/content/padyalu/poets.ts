import type { Bilingual } from '../../domain/bilingual';

export type CollectedPoet = {
  readonly id: string;
  readonly name: Bilingual;
  readonly period: Bilingual;
  /** The work that the poems are from. */
  readonly work: Bilingual;
};

export const poets: readonly CollectedPoet[] = [
  {
    id: 'vemana',
    name: { en: 'Vemana', te: 'వేమన' },
    period: { en: 'Perhaps 17th century', te: 'బహుశా 17వ శతాబ్దం' },
    work: { en: 'Verses of Vemana', te: 'వేమన పద్యాలు' },
  },
  {
    id: 'baddena',
    name: { en: 'Baddena', te: 'బద్దెన' },
    period: { en: 'Perhaps 13th century; said to be by Baddena', te: 'బహుశా 13వ శతాబ్దం; బద్దెన రాశారని చెప్తారు' },
    work: { en: 'Sumati Satakam', te: 'సుమతీ శతకం' },
  },
  {
    id: 'marada-venkayya',
    name: { en: 'Marada Venkayya', te: 'మారద వెంకయ్య' },
    period: { en: '16th to 17th century', te: '16, 17వ శతాబ్దాలు' },
    work: { en: 'Bhaskara Satakam', te: 'భాస్కర శతకం' },
  },
  {
    id: 'kancherla-gopanna',
    name: { en: 'Kancherla Gopanna (Ramadasu)', te: 'కంచెర్ల గోపన్న (రామదాసు)' },
    period: { en: '17th century', te: '17వ శతాబ్దం' },
    work: { en: 'Dasarathi Satakam and songs', te: 'దాశరథీ శతకం, కీర్తనలు' },
  },
  {
    id: 'nrisimha-kavi',
    name: { en: 'Nrisimha Kavi', te: 'నృసింహ కవి' },
    period: { en: 'Exact period not known', te: 'కాలం కచ్చితంగా తెలియదు' },
    work: { en: 'Krishna Satakam', te: 'కృష్ణ శతకం' },
  },
  {
    id: 'seshappa-kavi',
    name: { en: 'Seshappa Kavi', te: 'శేషప్ప కవి' },
    period: { en: 'Around 1800', te: '1800 ప్రాంతం' },
    work: { en: 'Narasimha Satakam', te: 'నరసింహ శతకం' },
  },
  {
    id: 'dhurjati',
    name: { en: 'Dhurjati', te: 'ధూర్జటి' },
    period: { en: '16th century', te: '16వ శతాబ్దం' },
    work: { en: 'Kalahastiswara Satakam', te: 'శ్రీకాళహస్తీశ్వర శతకం' },
  },
  {
    id: 'pakki-venkata-narasimha',
    name: { en: 'Pakki Venkata Narasimha (Appala Narasayya)', te: 'పక్కి వేంకట నరసింహ కవి (అప్పల నరసయ్య)' },
    period: { en: '19th century', te: '19వ శతాబ్దం' },
    work: { en: 'Kumara Satakam and Kumari Satakam', te: 'కుమార శతకం, కుమారీ శతకం' },
  },
  {
    id: 'potana',
    name: { en: 'Bammera Potana', te: 'బమ్మెర పోతన' },
    period: { en: '15th century', te: '15వ శతాబ్దం' },
    work: { en: 'Andhra Mahabhagavatam', te: 'ఆంధ్ర మహాభాగవతం' },
  },
  {
    id: 'molla',
    name: { en: 'Atukuri Molla', te: 'ఆతుకూరి మొల్ల' },
    period: { en: '16th century', te: '16వ శతాబ్దం' },
    work: { en: 'Molla Ramayanam', te: 'మొల్ల రామాయణం' },
  },
  {
    id: 'kasula-purushottama-kavi',
    name: { en: 'Kasula Purushottama Kavi', te: 'కాసుల పురుషోత్తమ కవి' },
    period: { en: 'Around 1800', te: '1800 ప్రాంతం' },
    work: { en: 'Andhranayaka Satakam', te: 'ఆంధ్రనాయక శతకం' },
  },
  {
    id: 'yathavakkula-annamayya',
    name: { en: 'Yathavakkula Annamayya', te: 'యథావాక్కుల అన్నమయ్య' },
    period: { en: '13th century', te: '13వ శతాబ్దం' },
    work: { en: 'Sarvesvara Satakam', te: 'సర్వేశ్వర శతకం' },
  },
  {
    id: 'palkuriki-somanatha',
    name: { en: 'Palkuriki Somanatha (Somana)', te: 'పాల్కురికి సోమనాథుడు (సోమన)' },
    period: { en: 'Perhaps 12th to 13th century', te: 'బహుశా 12, 13వ శతాబ్దాలు' },
    work: { en: 'Vrishadhipa Satakam and Basava Puranam', te: 'వృషాధిప శతకం, బసవ పురాణం' },
  },
  {
    id: 'narayana-satakam-poet',
    name: { en: 'Poet of the Narayana Satakam', te: 'నారాయణ శతక కవి' },
    period: { en: 'Not certain; said to be by Potana (15th century)', te: 'కచ్చితంగా తెలియదు; పోతన (15వ శతాబ్దం) రాశారని చెప్తారు' },
    work: { en: 'Narayana Satakam', te: 'నారాయణ శతకం' },
  },
  {
    id: 'vennelakanti-jannamantri',
    name: { en: 'Vennelakanti Jannamantri', te: 'వెన్నెలకంటి జన్నమంత్రి' },
    period: { en: 'Exact period not known', te: 'కాలం కచ్చితంగా తెలియదు' },
    work: { en: 'Devakinandana Satakam', te: 'దేవకీనందన శతకం' },
  },
  {
    id: 'kuchimanchi-timmakavi',
    name: { en: 'Kuchimanchi Timmakavi', te: 'కూచిమంచి తిమ్మకవి' },
    period: { en: '18th century', te: '18వ శతాబ్దం' },
    work: { en: 'Bharga Satakam', te: 'భర్గ శతకం' },
  },
  {
    id: 'tarigonda-vengamamba',
    name: { en: 'Tarigonda Vengamamba', te: 'తరిగొండ వెంగమాంబ' },
    period: { en: '18th century', te: '18వ శతాబ్దం' },
    work: { en: 'Tarigonda Nrisimha Satakam', te: 'తరిగొండ నృసింహ శతకం' },
  },
  {
    id: 'nannaya',
    name: { en: 'Nannaya', te: 'నన్నయ' },
    period: { en: '11th century', te: '11వ శతాబ్దం' },
    work: { en: 'Andhra Mahabharatam', te: 'ఆంధ్ర మహాభారతం' },
  },
  {
    id: 'tikkana',
    name: { en: 'Tikkana', te: 'తిక్కన' },
    period: { en: '13th century', te: '13వ శతాబ్దం' },
    work: { en: 'Andhra Mahabharatam', te: 'ఆంధ్ర మహాభారతం' },
  },
  {
    id: 'errana',
    name: { en: 'Errana', te: 'ఎర్రన' },
    period: { en: '14th century', te: '14వ శతాబ్దం' },
    work: { en: 'Andhra Mahabharatam', te: 'ఆంధ్ర మహాభారతం' },
  },
  {
    id: 'srinatha',
    name: { en: 'Srinatha', te: 'శ్రీనాథుడు' },
    period: { en: '14th to 15th century', te: '14, 15వ శతాబ్దాలు' },
    work: { en: 'Single verses said to be his', te: 'ఆయనవని చెప్పే చాటు పద్యాలు' },
  },
  {
    id: 'allasani-peddana',
    name: { en: 'Allasani Peddana', te: 'అల్లసాని పెద్దన' },
    period: { en: '16th century', te: '16వ శతాబ్దం' },
    work: { en: 'Manu Charitra', te: 'మను చరిత్రము' },
  },
  {
    id: 'krishnadevaraya',
    name: { en: 'Krishnadevaraya', te: 'శ్రీకృష్ణదేవరాయలు' },
    period: { en: '16th century', te: '16వ శతాబ్దం' },
    work: { en: 'Amuktamalyada', te: 'ఆముక్తమాల్యద' },
  },
  {
    id: 'enugu-lakshmana-kavi',
    name: { en: 'Enugu Lakshmana Kavi', te: 'ఏనుగు లక్ష్మణకవి' },
    period: { en: '18th century', te: '18వ శతాబ్దం' },
    work: { en: 'Subhashita Ratnavali', te: 'సుభాషిత రత్నావళి' },
  },
  {
    id: 'tallapaka-annamayya',
    name: { en: 'Tallapaka Annamayya', te: 'తాళ్లపాక అన్నమయ్య' },
    period: { en: '15th century', te: '15వ శతాబ్దం' },
    work: { en: 'Sankirtanas (songs)', te: 'సంకీర్తనలు' },
  },
  {
    id: 'tyagaraja',
    name: { en: 'Tyagaraja', te: 'త్యాగరాజు' },
    period: { en: '1767 to 1847', te: '1767 నుంచి 1847' },
    work: { en: 'Kritis (songs)', te: 'కృతులు' },
  },
  {
    id: 'tirupati-venkata-kavulu',
    name: { en: 'Tirupati Venkata Kavulu (two poets)', te: 'తిరుపతి వేంకట కవులు (ఇద్దరు)' },
    period: { en: 'Around 1900', te: '1900 ప్రాంతం' },
    work: { en: 'Plays on the Mahabharatam', te: 'మహాభారత నాటకాలు' },
  },
  {
    id: 'chilakamarti-lakshminarasimham',
    name: { en: 'Chilakamarti Lakshminarasimham', te: 'చిలకమర్తి లక్ష్మీనరసింహం' },
    period: { en: '1867 to 1946', te: '1867 నుంచి 1946' },
    work: { en: 'A single verse', te: 'ఒక చాటు పద్యం' },
  },
  {
    id: 'gurajada-apparao',
    name: { en: 'Gurajada Apparao', te: 'గురజాడ అప్పారావు' },
    period: { en: '1862 to 1915', te: '1862 నుంచి 1915' },
    work: { en: 'Desabhakti (Love of the Country)', te: 'దేశభక్తి' },
  },
  {
    id: 'poet-not-known',
    name: { en: 'Poet not known', te: 'కవి ఎవరో తెలియదు' },
    period: { en: 'Exact period not known', te: 'కాలం కచ్చితంగా తెలియదు' },
    work: { en: 'Verses of the oral tradition', te: 'మౌఖిక సంప్రదాయ పద్యాలు' },
  },
];
