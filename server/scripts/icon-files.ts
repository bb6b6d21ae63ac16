import { writeFileSync } from 'node:fs';

import { factIconsFile } from '../../views/components/fact-icons.ts';
import { lateIconsFile } from '../../views/components/late-icons.ts';

/** Writes static/icons/late.svg and facts.svg anew, after a name was added to those they hold. */
writeFileSync('static/icons/late.svg', lateIconsFile());
writeFileSync('static/icons/facts.svg', factIconsFile());
