import { type FormEvent, useState } from 'react';
import { OLDEST, YOUNGEST } from '../../domain/learner/onboarding';
import { DAILY_MINUTES, GRADES, PREFERENCE_LISTS, type UserPreferences } from '../../domain/learner/preferences';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { useLearner, useSession } from '../../state/session/session';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/layout/Card';
import { Field } from '../../ui/controls/Field';
import { Icon } from '../../ui/pictures/Icon';
import { Notice } from '../../ui/messages/Notice';
import { Select } from '../../ui/controls/Select';
import { TextLink } from '../../ui/controls/TextLink';
import { useToast } from '../../ui/messages/toastContext';
import { fromDraft, isAgeWrong, type ProfileDraft, toDraft } from './profileDraft';

/** The fields can be edited only between Edit and Save. */
export function ProfileForm({ preferences }: { preferences: UserPreferences }) {
  const t = useText(settings);
  const showToast = useToast();
  const { name, email } = useLearner();
  const { saveProfile } = useSession();
  const [mode, setMode] = useState<'view' | 'edit' | 'saving'>('view');
  const [hasFailed, setHasFailed] = useState(false);
  const [draft, setDraft] = useState(() => toDraft(preferences));

  const change = (field: keyof ProfileDraft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });

  const edit = () => {
    setDraft(toDraft(preferences));
    setHasFailed(false);
    setMode('edit');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (mode === 'view') return edit();
    if (mode !== 'edit' || isAgeWrong(draft)) return;
    setMode('saving');
    const saved = await saveProfile(fromDraft(draft));
    setHasFailed(!saved.ok);
    setMode(saved.ok ? 'view' : 'edit');
    if (saved.ok) {
      showToast({ message: t(saved.value === 'waiting' ? 'savedHere' : 'saved') });
    } else console.warn('The profile could not be saved:', saved.error.kind, saved.error.detail);
  };

  const shown = mode === 'view' ? toDraft(preferences) : draft;
  return (
    <Card className="p-6 md:p-8">
      <form onSubmit={save} noValidate>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-2xl">{t('aboutMeTitle')}</h2>
          <div className="flex flex-wrap gap-3">
            {mode !== 'view' && (
              <Button look="quiet" disabled={mode === 'saving'} onClick={() => setMode('view')}>
                {t('cancel')}
              </Button>
            )}
            {/* One submit button for both modes: keyboard users keep the focus, and starting to edit saves nothing. */}
            <Button type="submit" look={mode === 'view' ? 'quiet' : 'primary'} disabled={mode === 'saving'}>
              {mode === 'view' && <Icon name="edit" className="size-5" />}
              {t(mode === 'view' ? 'edit' : mode === 'saving' ? 'saving' : 'save')}
            </Button>
          </div>
        </div>
        <div role="alert" className="mt-4 empty:hidden">
          {hasFailed && <Notice tone="danger">{t('saveFailed')}</Notice>}
        </div>
        <div className="mt-6 grid gap-5 @xl:grid-cols-2">
          <Field label={t('name')} hint={t('nameHint')} value={name} readOnly disabled />
          <Field label={t('email')} hint={t('emailHint')} value={email} readOnly disabled />
        </div>
        <fieldset disabled={mode !== 'edit'} className="mt-5 grid gap-5 @xl:grid-cols-2">
          <Field
            type="number"
            inputMode="numeric"
            min={YOUNGEST}
            max={OLDEST}
            label={t('age')}
            error={isAgeWrong(shown) ? t('ageWrong') : undefined}
            value={shown.age}
            onChange={change('age')}
          />
          <Select
            label={t('grade')}
            value={shown.grade}
            onChange={change('grade')}
            options={[
              { value: '', label: t('gradeNone') },
              ...GRADES.map((grade) => ({ value: String(grade), label: t('gradeName', { grade }) })),
            ]}
          />
          <Select
            label={t('dailyMinutes')}
            value={shown.dailyMinutes}
            onChange={change('dailyMinutes')}
            options={DAILY_MINUTES.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
          />
          {PREFERENCE_LISTS.map((list) => (
            <Field key={list} label={t(list)} hint={t('listHint')} value={shown[list]} onChange={change(list)} />
          ))}
        </fieldset>
        <TextLink to="/dashboard/begin" className="touch mt-4 inline-flex items-center">
          {t('whereToBegin')}
        </TextLink>
      </form>
    </Card>
  );
}
