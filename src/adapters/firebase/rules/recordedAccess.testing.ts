// Who may read, list, count and erase what was recorded; nobody changes it.
import { activity, easyResult, session } from './examples.testing';
import { allowed, changes, counts, deletes, gets, lists, type Probe, refused, sets } from './probe.testing';

const EXAMPLES = { quizResults: easyResult, learningSessions: session, activities: activity };

export const RECORDED_ACCESS_PROBES: readonly Probe[] = Object.entries(EXAMPLES).flatMap(([name, example]) => {
  const path = `${name}/sita_1`;
  const given = { [path]: example };
  return [
    allowed(`${name}: one's own is read`, 'sita', gets(path), given),
    allowed(`${name}: what is not there is asked for`, 'sita', gets(`${name}/none`)),
    allowed(`${name}: a page of one's own`, 'sita', lists(name, { of: 'sita', most: 500 }), given),
    allowed(`${name}: one's own are counted`, 'sita', counts(name, { of: 'sita', most: 500 }), given),
    allowed(`${name}: one's own is erased`, 'sita', deletes(path), given),
    allowed(`${name}: what is not there is erased`, 'sita', deletes(`${name}/sita_2`)),
    refused(`${name}: a list without a limit`, 'sita', lists(name, { of: 'sita' }), given),
    refused(`${name}: a list of 501`, 'sita', lists(name, { of: 'sita', most: 501 }), given),
    refused(`${name}: a count without a limit`, 'sita', counts(name, { of: 'sita' }), given),
    refused(`${name}: a list of all learners`, 'sita', lists(name, { most: 10 }), given),
    refused(`${name}: another's is read`, 'ramu', gets(path), given),
    refused(`${name}: another's are listed`, 'ramu', lists(name, { of: 'sita', most: 10 }), given),
    refused(`${name}: another's are counted`, 'ramu', counts(name, { of: 'sita', most: 10 }), given),
    refused(`${name}: another's is erased`, 'ramu', deletes(path), given),
    refused(`${name}: another's is taken over`, 'ramu', changes(path, { userId: 'ramu' }), given),
    refused(`${name}: one's own is changed`, 'sita', changes(path, { userId: 'sita', extra: 1 }), given),
    refused(`${name}: one's own is written again`, 'sita', sets(path, example), given),
    refused(`${name}: read by nobody`, 'nobody', gets(path), given),
    refused(`${name}: listed by nobody`, 'nobody', lists(name, { of: 'sita', most: 10 }), given),
    refused(`${name}: written by nobody`, 'nobody', sets(path, example)),
    refused(`${name}: written without Google`, 'sita, anonymous', sets(path, example)),
    refused(`${name}: written by password`, 'sita, by password', sets(path, example)),
  ];
});
