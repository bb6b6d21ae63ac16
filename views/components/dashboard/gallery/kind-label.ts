import type { Translate } from '../../../../server/i18n.ts';

/** What a picture shows, in words; '' for what nobody has said. */
export const kindLabel = (t: Translate, kind: string | null): string =>
  kind === null ? '' : t(`pictures:kind.${kind as 'VIEW'}`);
