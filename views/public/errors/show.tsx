import { paths } from '../../../server/shared/paths.ts';
import { BoatCard, type BoatCardData } from '../../components/boat-card.tsx';
import { LinkButton } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { VillaCard, type VillaCardData } from '../../components/villa-card.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { SearchBox } from '../../layouts/search-box.tsx';
import type { Site } from '../../layouts/site.ts';

const STATUSES = [403, 404, 410, 429, 500, 503] as const;

interface ErrorPageProps {
  site: Site;
  status: number;
  /** What happened, in a sentence: said where the status alone does not tell. */
  what?: string;
  /** How long to wait after too many requests. */
  minutes?: number;
  /** The page of ours somebody came from. */
  back?: string | undefined;
  /** Where it can be tried again: this page, or the one a form was sent from. */
  again?: string | undefined;
  /** Like what is gone, and to be had. */
  villas?: VillaCardData[];
  boats?: BoatCardData[];
}

/** A page for what went wrong, on brand and with a way on. */
export function ErrorPage(props: ErrorPageProps) {
  const { site, status, what, minutes, villas = [], boats = [] } = props;
  const { t, request_id } = site;
  const words = wordsOf(props);
  const title = t(`layout:error_page.${words}.title`);
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
            <p className="muted">{t(`layout:error_page.${words}.text`, { what, minutes })}</p>
            <SearchBox
              site={site}
              id="error-search"
              className="search"
              label={t('layout:error_page.search')}
            />
            <div className="row wrapping">
              {waysOn(props, words).map(({ href, text }, index) => (
                <LinkButton key={text} kind={index === 0 ? 'primary' : 'outline'} href={href}>
                  {text}
                </LinkButton>
              ))}
            </div>
            <p className="fine dim">{t('layout:error_page.request_id', { id: request_id })}</p>
          </div>
          <Bay site={site} />
        </div>
      </div>
    </PublicLayout>
  );
}

type Words = (typeof STATUSES)[number] | 'link' | 'screen' | 'refused' | 'gone_page' | 'gone_post';

function wordsOf({ site, status }: ErrorPageProps): Words {
  if (status === 404) return missing(site.path);
  if (status === 410) return gone(site.path);
  const own = STATUSES.find((each) => each === status);
  return own ?? (status < 500 || status === NOT_KEPT ? 'refused' : 500);
}

/** A file for which there is no room: the server's fault, but no unknown one. */
const NOT_KEPT = 507;

/** What is not there: a page, one that somebody was sent the link of (it was not copied whole), or a screen. */
function missing(path: string): 404 | 'link' | 'screen' {
  if (PERSONAL.some((of) => path.startsWith(of('')))) return 'link';
  return path.startsWith(`${paths.dashboard.home()}/`) ? 'screen' : 404;
}

/** What is no more: a listing, a post, or the page of a place or a type, which alone is one word. */
function gone(path: string): 410 | 'gone_page' | 'gone_post' {
  if (path.startsWith(paths.post(''))) return 'gone_post';
  return /^\/[^/?]+(\?|$)/.test(path) ? 'gone_page' : 410;
}

const PERSONAL = [paths.review, paths.offer, paths.payment, paths.newsletterConfirmation];

/** The first one stands out. */
function waysOn({ site: { t }, back, again }: ErrorPageProps, words: Words) {
  const mayPass = words === 429 || words === 500 || words === 503;
  return [
    words === 'refused' && back !== undefined && { href: back, text: t('layout:error_page.back') },
    mayPass && again !== undefined && { href: again, text: t('layout:error_page.retry') },
    hasWay(words) && { href: WAYS[words](), text: t(`layout:error_page.${words}.way`) },
    { href: paths.villas(), text: t('layout:error_page.villas') },
    { href: paths.home(), text: t('layout:error_page.home') },
  ].filter((way) => way !== false);
}

const hasWay = (words: Words): words is keyof typeof WAYS => words in WAYS;

const WAYS = {
  gone_post: () => paths.blog(),
  link: paths.contact,
  screen: paths.dashboard.home,
  refused: paths.contact,
};

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
