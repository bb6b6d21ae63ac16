import type { PublicOffer } from '../../../server/schemas/answers/offers.ts';
import type { OfferedSplit } from '../../../server/services/offers/offered-splits.ts';
import { formatInstant, formatStayWithYear } from '../../../server/shared/format.ts';
import { staySearch } from '../../../server/shared/paths/search.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { messageLink } from '../../components/message-link.ts';
import { Note } from '../../components/note.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { OfferedVilla } from './villa.tsx';

export interface OfferPageProps {
  site: Site;
  offer: PublicOffer;
  /** Its first day is over: nothing of it can be asked for any more. */
  is_past: boolean;
  /** By the villas' ids: what is paid when, of those that can be asked for. */
  splits: Record<number, OfferedSplit>;
}

/** `/teklif/{code}`: the villas staff picked, side by side with what each costs for the stay. */
export function OfferPage(props: OfferPageProps) {
  const { site, offer } = props;
  const { t } = site;
  const title = t('offers:public.title', { count: offer.villas.length });
  return (
    <PublicLayout site={site} title={title} noindex styles={['form', 'offer']}>
      <div className="wrap offer">
        <header className="page-head">
          <h1>{title}</h1>
          <p>{stayText(site, offer)}</p>
        </header>
        <State {...props} />
        {offer.note && (
          <blockquote className="panel offer-note">
            <p>{offer.note}</p>
            <footer className="muted">
              {t('offers:public.note_by', { site: site.settings.site_name })}
            </footer>
          </blockquote>
        )}
        <ol className="offered" data-count={Math.min(offer.villas.length, 3)}>
          {offer.villas.map((villa) => (
            <li key={villa.villa_id}>
              <OfferedVilla {...props} villa={villa} />
            </li>
          ))}
        </ol>
        <Questions {...props} />
      </div>
    </PublicLayout>
  );
}

/** How long the offer holds, that it was taken, or that it or its days are over. */
function State({ site, offer, is_past }: OfferPageProps) {
  const { t } = site;
  const until = formatInstant(offer.valid_until);
  if (offer.status === 'ACCEPTED')
    return (
      <Note kind="ok" icon="circle-check" title={t('offers:public.accepted_title')}>
        <p>
          {t('offers:public.accepted')}{' '}
          <a className="link" href={paths.enquire()}>
            {t('offers:public.accepted_link')}
          </a>
        </p>
      </Note>
    );
  if (is_past)
    return (
      <Note kind="warn" icon="timer" title={t('offers:public.past_title')}>
        <p>{t('offers:public.past')}</p>
      </Note>
    );
  if (offer.status === 'EXPIRED')
    return (
      <Note kind="warn" icon="timer" title={t('offers:public.expired_title', { until })}>
        <p>{t('offers:public.expired')}</p>
      </Note>
    );
  return (
    <Note kind="info" icon="timer" title={t('offers:public.open_title', { until })}>
      <p>{t('offers:public.open')}</p>
    </Note>
  );
}

function Questions({ site, offer, is_past }: OfferPageProps) {
  const { t, settings } = site;
  const { whatsapp_phone } = settings;
  const text = t('offers:public.message', { code: offer.code });
  return (
    <section className="panel offer-help">
      <div>
        <h2>{t('offers:public.help_title')}</h2>
        <p className="muted">{t('offers:public.help', { code: offer.code })}</p>
      </div>
      <div className="row wrapping">
        {whatsapp_phone && (
          <LinkButton kind="whatsapp" icon="whatsapp" href={messageLink(whatsapp_phone, text)}>
            {t('offers:public.whatsapp')}
          </LinkButton>
        )}
        <LinkButton href={paths.contact()}>{t('offers:public.contact')}</LinkButton>
        <LinkButton href={paths.villas(is_past ? {} : staySearch(offer))}>
          <Icon name="search" />
          {t(is_past ? 'offers:public.withdrawn_villas' : 'offers:public.others')}
        </LinkButton>
      </div>
    </section>
  );
}

function stayText({ t }: Site, offer: PublicOffer): string {
  const { check_in, check_out, nights, adults, children, babies } = offer;
  return [
    formatStayWithYear(check_in, check_out),
    t('offers:nights', { count: nights }),
    t('offers:adults', { count: adults }),
    children > 0 && t('offers:children', { count: children }),
    babies > 0 && t('offers:babies', { count: babies }),
  ]
    .filter(Boolean)
    .join(' · ');
}
