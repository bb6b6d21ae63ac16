import { formatCount, formatMoney, formatStay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pagination } from '../../components/pagination.tsx';
import type { Site } from '../../layouts/site.ts';
import { DaysNote } from '../reservations/days-note.tsx';
import { type DraftAddress, type OfferDraft, searchParameters, withPicks } from './draft.ts';
import { VillaLine } from './villa-line.tsx';

/** As many as a page of the search holds. */
const A_PAGE = 20;

interface Props {
  site: Site;
  draft: OfferDraft;
  address: DraftAddress;
}

/** The villas that are free for the stay, each with its total. */
export function DraftFound({ site, draft, address }: Props) {
  const { t } = site;
  const { stay, problem, found, total, search, picks } = draft;
  if (problem) return <DaysNote t={t} kind="villa" problem={problem} />;
  if (!stay)
    return (
      <EmptyState
        heading="h2"
        title={t('offers:draft.no_stay_title')}
        text={t('offers:draft.no_stay')}
      />
    );
  const picked = picks.map(({ villa }) => villa.id);
  return (
    <Panel id="found" title={t('offers:draft.found')} aside={formatCount(total)}>
      {found.length === 0 ? (
        <p className="muted">{t('offers:draft.none')}</p>
      ) : (
        <ul className="lines">
          {found.map((villa, index) => (
            <FoundLine
              key={villa.id}
              {...{ site, draft, address, villa }}
              next={found[index + 1]?.id}
            />
          ))}
        </ul>
      )}
      <p className="fine dim">
        {t('offers:draft.found_note', { stay: formatStay(stay.check_in, stay.check_out) })}
      </p>
      <Pagination
        site={site}
        page={search.page}
        pages={Math.ceil(total / A_PAGE)}
        href={(page) =>
          address({ ...searchParameters(draft), villas: picked.join(',') || undefined, page })
        }
      />
    </Panel>
  );
}

interface FoundLineProps extends Props {
  villa: OfferDraft['found'][number];
  /** The villa below it, at which it goes on once this one is picked. */
  next: number | undefined;
}

function FoundLine({ site, draft, address, villa, next }: FoundLineProps) {
  const { t } = site;
  const { stay, search, picks } = draft;
  const { id, slug, name, total_kurus } = villa;
  const ids = [...picks.map((pick) => pick.villa.id), id];
  const at = next === undefined ? 'found' : `found-${next}`;
  return (
    <VillaLine
      id={`found-${id}`}
      site={site}
      villa={{ ...villa, picture: villa.pictures[0] ?? null }}
    >
      <div className="end">
        <b>{total_kurus === null ? '—' : formatMoney(total_kurus)}</b>
        <small>
          <a
            className="link"
            href={paths.villa(slug, { ...stay, adults: search.adults })}
            target="_blank"
            rel="noopener"
            aria-label={`${t('offers:draft.look')}: ${name}`}
          >
            {t('offers:draft.look')}
          </a>
        </small>
      </div>
      <LinkButton
        small
        icon="plus"
        href={withPicks(draft, address, { ids, at })}
        aria-label={`${t('offers:draft.pick')}: ${name}`}
      >
        {t('offers:draft.pick')}
      </LinkButton>
    </VillaLine>
  );
}
