// Builds what the tests of the page open, once for all of them.
import { setUp } from '../../../scripts/setup.mjs';

export default setUp;
