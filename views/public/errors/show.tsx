import { paths } from '../../../server/shared/paths.ts';
import { BoatCard, type BoatCardData } from '../../components/boat-card.tsx';
import { LinkButton } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { VillaCard, type VillaCardData } from '../../components/villa-card.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { SearchBox } from '../../layouts/search-box.tsx';
import type { Site } from '../../layouts/site.ts';

const STATUSES = [403, 404, 410, 429, 500] as const;
type ShownStatus = (typeof STATUSES)[number];

export interface ErrorPageProps {
  site: Site;
  status: number;
  /** Like what is gone, and to be had. */
  villas?: VillaCardData[];
  boats?: BoatCardData[];
}

/** A page for what went wrong, on brand and with a way on. */
export function ErrorPage(props: ErrorPageProps) {
  const { site, status, villas = [], boats = [] } = props;
  const { t, path, request_id } = site;
  const shown = shownStatus(status);
  const words = shown === 404 ? missing(path) : shown;
  const isOwn = words === 'link' || words === 'screen';
  const title = t(`layout:error_page.${words}.title`);
  const mayRetry = shown === 429 || shown === 500;
  const cards = villas.length + boats.length > 0;
  return (
    <PublicLayout
      site={site}
      title={title}
      styles={['error']}
      lateStyle={cards ? 'cards-late' : undefined}
      below={cards && <Similar site={site} villas={villas} boats={boats} />}
      noindex
    >
      <div className="wrap">
        <div className="error-page">
          <div className="words">
            <p className="status">{status}</p>
            <h1>{title}</h1>
            <p className="muted">{t(`layout:error_page.${words}.text`)}</p>
            <SearchBox
              site={site}
              id="error-search"
              className="search"
              label={t('layout:error_page.search')}
            />
            <div className="row wrapping">
              {mayRetry && (
                <LinkButton kind="primary" href={path}>
                  {t('layout:error_page.retry')}
                </LinkButton>
              )}
              {isOwn && (
                <LinkButton kind="primary" href={WAYS[words]()}>
                  {t(`layout:error_page.${words}.way`)}
                </LinkButton>
              )}
              <LinkButton kind={mayRetry || isOwn ? 'outline' : 'primary'} href={paths.villas()}>
                {t('layout:error_page.villas')}
              </LinkButton>
              <LinkButton kind="outline" href={paths.home()}>
                {t('layout:error_page.home')}
              </LinkButton>
            </div>
            <p className="fine dim">{t('layout:error_page.request_id', { id: request_id })}</p>
          </div>
          <Bay site={site} />
        </div>
      </div>
    </PublicLayout>
  );
}

/** What is not there: a page, one that somebody was sent the link of (it was not copied whole), or a screen. */
function missing(path: string): 404 | Missing {
  if (PERSONAL.some((of) => path.startsWith(of('')))) return 'link';
  return path.startsWith(`${paths.dashboard.home()}/`) ? 'screen' : 404;
}

type Missing = 'link' | 'screen';

const PERSONAL = [paths.review, paths.offer, paths.payment, paths.newsletterConfirmation];

/** The first way on where it is not the list of villas. */
const WAYS: Record<Missing, () => string> = { link: paths.contact, screen: paths.dashboard.home };

/** A picture of the site's own files: an error page may not need the database. */
function Bay({ site: { assets } }: { site: Site }) {
  return (
    <div className="bay">
      <picture>
        <source type="image/avif" srcSet={assets.asset('images/lost.avif')} />
        <img src={assets.asset('images/lost.jpg')} width={960} height={640} alt="" />
      </picture>
    </div>
  );
}

function Similar({ site, villas, boats }: { site: Site } & Required<Offered>) {
  const { t } = site;
  return (
    <>
      <Section title={t('layout:error_page.similar_villas')} cards={villas}>
        {(villa) => <VillaCard key={villa.id} site={site} villa={villa} />}
      </Section>
      <Section title={t('layout:error_page.similar_boats')} cards={boats}>
        {(boat) => <BoatCard key={boat.id} site={site} boat={boat} />}
      </Section>
    </>
  );
}

type Offered = Pick<ErrorPageProps, 'villas' | 'boats'>;

function shownStatus(status: number): ShownStatus {
  const exact = STATUSES.find((each) => each === status);
  return exact ?? (status < 500 ? 404 : 500);
}
