import { writeFileSync } from 'node:fs';

import { lateIconsFile } from '../../views/components/late-icons.ts';

/** Writes static/icons/late.svg anew, after a name was added to `LATE_ICONS`. */
writeFileSync('static/icons/late.svg', lateIconsFile());
