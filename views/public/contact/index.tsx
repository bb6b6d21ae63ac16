import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { InputField, TextareaField } from '../../components/field.tsx';
import { Html } from '../../components/html.tsx';
import { Note } from '../../components/note.tsx';
import { sentTo } from '../../components/sent-to.ts';
import { Trans } from '../../components/trans.tsx';
import { Trap } from '../../components/trap.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { Ways } from './ways.tsx';

export interface ContactProps {
  site: Site;
  /** Staff's words above the form, sanitised; null where they wrote none. */
  text: string | null;
  typed: Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>;
  /** Slugs of the villa or boat that is asked about, as a page of theirs led here; else empty. */
  about: Record<ListingKind, string>;
  /** Field → sentence. */
  errors: Record<string, string>;
  /** The trap field alone was filled in. */
  robot: boolean;
}

const isRefusedForm = ({ robot, errors }: ContactProps): boolean =>
  robot || Object.keys(errors).length > 0;

/** `/contact`: write to the agency, or find another way to it. */
export function ContactPage(props: ContactProps) {
  const { site, text, errors, robot } = props;
  const { t } = site;
  const title = t('contact:title');
  const isRefused = isRefusedForm(props);
  return (
    <PublicLayout
      site={site}
      title={isRefused ? t('booking:error_prefix', { title }) : title}
      description={t('contact:description')}
      canonical={paths.contact()}
      styles={['form', 'contact']}
    >
      <div className="wrap">
        <header className="page-head">
          <h1>{title}</h1>
          <p>{t('contact:text')}</p>
        </header>
        <div className="contact-columns">
          <div className="stack">
            {robot && (
              <Note kind="bad" icon="circle-alert" title={t('contact:robot_title')} focus>
                <p>{t('contact:robot')}</p>
              </Note>
            )}
            <ErrorSummary site={site} fields={errors} />
            <Form {...props} />
          </div>
          <aside className="stack">
            <Ways site={site} />
            {text && <Html content={text} className="medium muted" />}
          </aside>
        </div>
      </div>
    </PublicLayout>
  );
}

function Form(props: ContactProps) {
  const { site, typed, about, errors } = props;
  const { t } = site;
  const { villa, boat } = about;
  return (
    <form
      className="panel stack"
      method="post"
      action={sentTo(paths.contact())}
      aria-label={t('contact:form')}
      noValidate
      data-answer={
        isRefusedForm(props)
          ? paths.contact({ ...(villa && { villa }), ...(boat && { boat }) })
          : undefined
      }
    >
      <Trap site={site} />
      {(['villa', 'boat'] as const).map(
        (kind) => about[kind] && <input key={kind} type="hidden" name={kind} value={about[kind]} />,
      )}
      <InputField
        site={site}
        name="name"
        label={t('contact:name')}
        defaultValue={typed.name}
        error={errors.name}
        problem={t('contact:missing.name')}
        autoComplete="name"
        maxLength={120}
        required
      />
      <Reply site={site} typed={typed} errors={errors} />
      <Words site={site} typed={typed} errors={errors} />
      <p className="fine muted">
        <Trans text={t('contact:information')} parts={{ link: kvkkLink }} />
      </p>
      <div>
        <Button kind="primary" icon="send">
          {t('contact:send')}
        </Button>
      </div>
    </form>
  );
}

function Words({ site, typed, errors }: Pick<ContactProps, 'site' | 'typed' | 'errors'>) {
  const { t } = site;
  return (
    <>
      <InputField
        site={site}
        name="subject"
        label={t('contact:subject')}
        defaultValue={typed.subject}
        error={errors.subject}
        maxLength={160}
        optional
      />
      <TextareaField
        site={site}
        name="message"
        label={t('contact:message')}
        hint={t('contact:message_hint')}
        defaultValue={typed.message}
        error={errors.message}
        problem={t('contact:missing.message')}
        maxLength={4000}
        rows={6}
        required
      />
    </>
  );
}

/** Where the answer goes. */
function Reply({ site, typed, errors }: Pick<ContactProps, 'site' | 'typed' | 'errors'>) {
  const { t } = site;
  return (
    <div className="pair">
      <InputField
        site={site}
        name="email"
        kind="email"
        inputMode="email"
        label={t('contact:email')}
        hint={t('contact:email_hint')}
        defaultValue={typed.email}
        error={errors.email}
        problem={t('errors:field.not_email')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <InputField
        site={site}
        name="phone"
        kind="tel"
        inputMode="tel"
        label={t('contact:phone')}
        hint={t('contact:phone_hint')}
        defaultValue={typed.phone}
        error={errors.phone}
        problem={t('errors:field.not_phone')}
        autoComplete="tel"
        maxLength={30}
        optional
      />
    </div>
  );
}

const kvkkLink = (words: string) => (
  <a className="link" href={paths.kvkk()}>
    {words}
  </a>
);
