import { parseGrade } from '../../domain/learner/onboarding';
import { GRADES } from '../../domain/learner/preferences';
import { onboarding } from '../../i18n/onboarding';
import { useText } from '../../i18n/useText';
import { PictureTile } from '../../ui/controls/PictureTile';
import { Select } from '../../ui/controls/Select';

type Props = { labeledBy: string; grade: string; onChange: (grade: string) => void };

export function GradeQuestion({ labeledBy, grade, onChange }: Props) {
  const t = useText(onboarding);
  return (
    <div className="grid gap-4">
      <div role="group" aria-labelledby={labeledBy} className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {GRADES.map((one) => (
          <PictureTile
            key={one}
            picture={one}
            aria-label={t('gradeName', { grade: one })}
            isPicked={parseGrade(grade) === one}
            className="min-h-18"
            onClick={() => onChange(String(one))}
          />
        ))}
      </div>
      <Select
        label={t('gradeLabel')}
        value={grade}
        onChange={(event) => onChange(event.target.value)}
        options={[
          { value: '', label: t('gradeChoose') },
          ...GRADES.map((one) => ({ value: String(one), label: t('gradeName', { grade: one }) })),
        ]}
      />
    </div>
  );
}
