import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { Site } from '../../layouts/site.ts';

/** Nothing is on sale at all: no search is to blame, so none is offered. */
export function NoneYet({ site: { t }, kind }: { site: Site; kind: 'listing' | 'boats' }) {
  return (
    <EmptyState heading="h2" title={t(`${kind}:empty.none_title`)} text={t(`${kind}:empty.none`)}>
      <LinkButton kind="primary" small href={paths.contact()}>
        {t(`${kind}:empty.contact`)}
      </LinkButton>
    </EmptyState>
  );
}
