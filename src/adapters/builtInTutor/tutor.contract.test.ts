import { tutorContract } from '../../ports/tutor.contract';
import { openBuiltInTutor } from './tutor';

tutorContract('built-in, in a browser', async () => ({ tutor: openBuiltInTutor(), close: () => Promise.resolve() }));
