// Learners may read, list, count and delete their own records; nobody may change them.
import { activity, easyResult, session } from './examples.testing';
import { allowed, changes, counts, deletes, gets, lists, type Probe, refused, sets } from './probe.testing';

const EXAMPLES = { quizResults: easyResult, learningSessions: session, activities: activity };

export const RECORDED_ACCESS_PROBES: readonly Probe[] = Object.entries(EXAMPLES).flatMap(([name, example]) => {
  const path = `${name}/sita_1`;
  const given = { [path]: example };
  return [
    allowed(`${name}: reading one's own`, 'sita', gets(path), given),
    allowed(`${name}: reading a missing one`, 'sita', gets(`${name}/none`)),
    allowed(`${name}: listing a page of one's own`, 'sita', lists(name, { of: 'sita', most: 500 }), given),
    allowed(`${name}: counting one's own`, 'sita', counts(name, { of: 'sita', most: 500 }), given),
    allowed(`${name}: deleting one's own`, 'sita', deletes(path), given),
    allowed(`${name}: deleting a missing one`, 'sita', deletes(`${name}/sita_2`)),
    refused(`${name}: listing without a limit`, 'sita', lists(name, { of: 'sita' }), given),
    refused(`${name}: listing 501`, 'sita', lists(name, { of: 'sita', most: 501 }), given),
    refused(`${name}: counting without a limit`, 'sita', counts(name, { of: 'sita' }), given),
    refused(`${name}: listing those of all learners`, 'sita', lists(name, { most: 10 }), given),
    refused(`${name}: reading another learner's`, 'ramu', gets(path), given),
    refused(`${name}: listing another learner's`, 'ramu', lists(name, { of: 'sita', most: 10 }), given),
    refused(`${name}: counting another learner's`, 'ramu', counts(name, { of: 'sita', most: 10 }), given),
    refused(`${name}: deleting another learner's`, 'ramu', deletes(path), given),
    refused(`${name}: taking over another learner's`, 'ramu', changes(path, { userId: 'ramu' }), given),
    refused(`${name}: changing one's own`, 'sita', changes(path, { userId: 'sita', extra: 1 }), given),
    refused(`${name}: overwriting one's own`, 'sita', sets(path, example), given),
    refused(`${name}: reading without signing in`, 'nobody', gets(path), given),
    refused(`${name}: listing without signing in`, 'nobody', lists(name, { of: 'sita', most: 10 }), given),
    refused(`${name}: writing without signing in`, 'nobody', sets(path, example)),
    refused(`${name}: writing with an anonymous account`, 'sita, anonymous', sets(path, example)),
    refused(`${name}: writing with a password account`, 'sita, by password', sets(path, example)),
  ];
});
