import type { Bilingual } from '../../domain/bilingual';

/**
 * The works that the poems come from; works.ts assigns them to poems. A satakam uses the same key as its makutam.
 * Numbers and dates are given only if they are certain, because poem numbers differ between editions.
 */
export const sources = {
  vemana: { en: 'Verses of Vemana, oral tradition', te: 'వేమన పద్యాలు, మౌఖిక సంప్రదాయం' },
  sumati: { en: 'Sumati Satakam', te: 'సుమతీ శతకం' },
  bhaskara: { en: 'Bhaskara Satakam', te: 'భాస్కర శతకం' },
  dasarathi: { en: 'Dasarathi Satakam', te: 'దాశరథీ శతకం' },
  krishna: { en: 'Krishna Satakam', te: 'కృష్ణ శతకం' },
  narasimha: { en: 'Narasimha Satakam', te: 'నరసింహ శతకం' },
  kalahastiswara: { en: 'Kalahastiswara Satakam', te: 'శ్రీకాళహస్తీశ్వర శతకం' },
  kumara: { en: 'Kumara Satakam', te: 'కుమార శతకం' },
  kumari: { en: 'Kumari Satakam', te: 'కుమారీ శతకం' },
  andhranayaka: { en: 'Andhranayaka Satakam', te: 'ఆంధ్రనాయక శతకం' },
  sarvesvara: { en: 'Sarvesvara Satakam', te: 'సర్వేశ్వర శతకం' },
  vrishadhipa: { en: 'Vrishadhipa Satakam', te: 'వృషాధిప శతకం' },
  narayana: { en: 'Narayana Satakam', te: 'నారాయణ శతకం' },
  devakinandana: { en: 'Devakinandana Satakam', te: 'దేవకీనందన శతకం' },
  bharga: { en: 'Bharga Satakam', te: 'భర్గ శతకం' },
  tarigonda: { en: 'Tarigonda Nrisimha Satakam', te: 'తరిగొండ నృసింహ శతకం' },
  ramadasuSongs: { en: 'Songs of Ramadasu', te: 'రామదాసు కీర్తనలు' },
  bhagavatam: { en: 'Andhra Mahabhagavatam', te: 'ఆంధ్ర మహాభాగవతం' },
  molla: { en: 'Molla Ramayanam, introduction', te: 'మొల్ల రామాయణం, పీఠిక' },
  basavaPuranam: { en: 'Basava Puranam', te: 'బసవ పురాణం' },
  mahabharatam: { en: 'Andhra Mahabharatam', te: 'ఆంధ్ర మహాభారతం' },
  srinatha: { en: 'Oral tradition; said to be by Srinatha', te: 'మౌఖిక సంప్రదాయం; శ్రీనాథుడు చెప్పారని అంటారు' },
  manuCharitra: { en: 'Manu Charitra', te: 'మను చరిత్రము' },
  amuktamalyada: { en: 'Amuktamalyada', te: 'ఆముక్తమాల్యద' },
  subhashitaRatnavali: {
    en: "Subhashita Ratnavali, Niti Satakam (from Bhartrihari's Sanskrit)",
    te: 'సుభాషిత రత్నావళి, నీతి శతకం (భర్తృహరి సంస్కృతం నుంచి)',
  },
  annamayya: { en: 'Songs of Annamayya', te: 'అన్నమయ్య సంకీర్తనలు' },
  tyagaraja: { en: 'Songs of Tyagaraja', te: 'త్యాగరాజు కృతులు' },
  tirupatiVenkataKavulu: { en: 'Pandavodyoga Vijayamulu, a play', te: 'పాండవోద్యోగ విజయములు, నాటకం' },
  chilakamarti: {
    en: 'A single verse, recited in Rajahmundry in 1907',
    te: 'చాటు పద్యం, రాజమహేంద్రవరంలో 1907లో చెప్పినది',
  },
  gurajada: {
    en: 'Desabhakti (1910), to a beat of three and four',
    te: 'దేశభక్తి (1910), మూడు, నాలుగు మాత్రల నడక',
  },
  oralTradition: { en: 'Oral tradition', te: 'మౌఖిక సంప్రదాయం' },
} as const satisfies Readonly<Record<string, Bilingual>>;
