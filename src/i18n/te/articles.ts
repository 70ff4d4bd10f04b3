import type { en } from '../en/articles';

export const te: Readonly<Record<keyof typeof en, string>> = {
  blogTitle: 'బ్లాగు: ఇంట్లో తెలుగు · అక్షరం',
  blogDescription: 'తల్లిదండ్రుల కోసం: రెండు భాషలతో పిల్లల పెంపకం, లిపి ఎలా పనిచేస్తుంది, పిల్లలకు ఎలా గుర్తుంటుంది, పద్యాలు ఎందుకు.',
  blogHeading: 'ఇంట్లో తెలుగు',
  blogLead: 'కుటుంబాల నుంచి, తరగతుల నుంచి, పరిశోధనల నుంచి మేము నేర్చుకున్నవి, తల్లిదండ్రుల కోసం.',
  tutorialsTitle: 'చేసి చూద్దాం: తెలుగులో తొలి అడుగులు · అక్షరం',
  tutorialsDescription: 'మీ పిల్లలతో కలిసి ఒక్కో అడుగు: మొదటి అచ్చులు, గుణింతాలు, పలకరింపులు, సంఖ్యలు, ఒక పూర్తి పద్యం.',
  tutorialsHeading: 'కలిసి తొలి అడుగులు',
  tutorialsLead: 'ఈ వారం మీ పిల్లలతో చేయదగిన పనులు, ఒక్కోదానికి ఒక సాయంత్రం.',
  articleTitle: '{{title}} · అక్షరం',
  minutes_one: 'చదవడానికి {{count}} నిమిషం',
  minutes_other: 'చదవడానికి {{count}} నిమిషాలు',
  tutorialMinutes_one: '{{count}} నిమిషం',
  tutorialMinutes_other: '{{count}} నిమిషాలు',
  backToBlog: 'అన్ని వ్యాసాలు',
  backToTutorials: 'చేసి చూద్దాం: అన్నీ',
  tryIt: 'మీ పిల్లలతో చేసి చూడండి',
  getStarted: 'ఉచితంగా మొదలుపెట్టండి',
};
