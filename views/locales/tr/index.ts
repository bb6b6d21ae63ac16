import common from './common.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };

/** One namespace per file; a view says t('namespace:key'). */
export default { common, errors };
