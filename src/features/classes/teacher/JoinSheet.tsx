import { spacedCode } from '../../../domain/classroom/code';
import { LEARNER_PICTURES } from '../../../domain/learner/pictures';
import { classes } from '../../../i18n/classes';
import { joinAddress } from '../addresses';

const LANGUAGES = ['te', 'en'] as const;
const SHOWN_PICTURES = LEARNER_PICTURES.slice(0, 6);

/** A sheet to print in both languages, to hand out or to put on the wall. */
export const JoinSheet = ({ name, code }: { name: string; code: string }) => (
  <div aria-hidden="true" className="hidden text-center print:grid print:gap-8">
    <p className="typed text-4xl">{name}</p>
    {LANGUAGES.map((language) => {
      const t = classes.textIn[language];
      return (
        <div key={language} lang={language} className="grid gap-3 rounded-card border-2 border-line p-6">
          <p className="text-3xl font-semibold">{t('sheetTitle')}</p>
          <p className="text-xl">{t('sheetOpen')}</p>
          <p className="font-latin text-3xl font-bold">{joinAddress()}</p>
          <p className="text-xl">{t('sheetType')}</p>
          <p className="font-latin text-[4rem] leading-tight font-bold tracking-[0.12em]">{spacedCode(code)}</p>
          <p className="text-xl">{t('sheetPicture')}</p>
          <p className="text-3xl">{SHOWN_PICTURES.join(' ')}</p>
        </div>
      );
    })}
  </div>
);
