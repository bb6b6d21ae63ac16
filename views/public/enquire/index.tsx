import { formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { InputField } from '../../components/field.tsx';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import { telephone } from '../../layouts/footer.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

export interface EnquirePageProps {
  site: Site;
  typed: { code: string; contact: string };
  /** Field → sentence. */
  errors: Record<string, string>;
  /** The pair belongs to no reservation. */
  unknown: boolean;
  /** The day is over that a look-up is good for. */
  over: boolean;
  /** What was written meanwhile, to come along. */
  kept: string | null;
}

const isRefusedForm = ({ unknown, over, errors }: EnquirePageProps): boolean =>
  unknown || over || Object.keys(errors).length > 0;

/** `/enquire`: a guest looks a booking up, without an account. */
export function EnquirePage(props: EnquirePageProps) {
  const { site, errors, unknown, over, kept } = props;
  const { t } = site;
  const title = t('enquire:title');
  const isRefused = isRefusedForm(props);
  return (
    <PublicLayout
      site={site}
      title={isRefused ? t('booking:error_prefix', { title }) : title}
      description={t('enquire:text')}
      canonical={paths.enquire()}
      styles={['form', 'booking']}
    >
      <div className="wrap booking enquire">
        <header className="page-head">
          <h1>{title}</h1>
          <p>{t('enquire:text')}</p>
        </header>
        <div className="columns">
          <div className="stack">
            {unknown && (
              <Note kind="bad" icon="circle-alert" title={t('enquire:not_found_title')} focus>
                <p>{t('enquire:not_found')}</p>
              </Note>
            )}
            {over && (
              <Note kind="warn" icon="circle-alert" title={t('enquire:over.title')} focus>
                <p>{t(kept === null ? 'enquire:over.text' : 'enquire:over.kept')}</p>
              </Note>
            )}
            <ErrorSummary site={site} fields={errors} />
            <Form {...props} />
          </div>
          <Asides site={site} />
        </div>
      </div>
    </PublicLayout>
  );
}

function Form(props: EnquirePageProps) {
  const { site, typed, errors, kept } = props;
  const { t } = site;
  return (
    <form
      className="panel stack"
      method="post"
      action={paths.enquire()}
      noValidate
      data-answer={isRefusedForm(props) && kept === null ? '' : undefined}
    >
      {kept !== null && <input type="hidden" name="kept" value={kept} />}
      <InputField
        site={site}
        name="code"
        label={t('enquire:code')}
        hint={t('enquire:code_hint')}
        error={errors.code}
        problem={t('enquire:bad_code')}
        defaultValue={typed.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <InputField
        site={site}
        name="contact"
        label={t('enquire:contact')}
        hint={t('enquire:contact_hint')}
        error={errors.contact}
        problem={t('enquire:bad_contact')}
        defaultValue={typed.contact}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <Button kind="primary" full icon="search">
        {t('enquire:find')}
      </Button>
      <Lost site={site} />
    </form>
  );
}

function Lost({ site: { t } }: { site: Site }) {
  return (
    <p className="medium muted">
      <Trans
        text={t('enquire:lost')}
        parts={{
          link: (words) => (
            <a className="link" href={paths.contact()}>
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}

function Asides({ site }: { site: Site }) {
  const { t, settings } = site;
  const { site_phone } = settings;
  return (
    <aside className="stack">
      {site_phone && (
        <Note icon="life-buoy" title={t('enquire:urgent_title')}>
          <p>
            <Trans
              text={t('enquire:urgent', { phone: formatPhone(site_phone) })}
              parts={{
                link: (words) => (
                  <a className="link number" href={telephone(site_phone)}>
                    {words}
                  </a>
                ),
              }}
            />
          </p>
        </Note>
      )}
      <Note icon="mail">
        <p>{t('enquire:mail_note')}</p>
      </Note>
    </aside>
  );
}
