import { areAllThere } from '../../../server/shared/accepted-texts.ts';
import { paths } from '../../../server/shared/paths.ts';
import { CheckboxField } from '../../components/field.tsx';
import { Html } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BookingForm, ShownDocument } from './booking.ts';

interface AgreementsProps {
  site: Site;
  form: Pick<BookingForm, 'documents' | 'errors' | 'accepted'>;
}

/**
 * The two texts the law wants read and agreed to, each with a box of its own, never ticked before.
 * Where one is missing nothing can be agreed to.
 */
export function Agreements({ site, form }: AgreementsProps) {
  const { t } = site;
  return (
    <section className="panel agreements" data-priced="agreements">
      <h2>{t('booking:agreements.title')}</h2>
      {areAllThere(form.documents) ? (
        <TextsAndBoxes site={site} form={form} />
      ) : (
        <Note kind="warn" icon="circle-alert">
          {t('booking:agreements.missing')}
        </Note>
      )}
    </section>
  );
}

function TextsAndBoxes({ site, form: { documents, errors, accepted } }: AgreementsProps) {
  const { t } = site;
  return (
    <>
      <p className="fine muted">{t('booking:agreements.text')}</p>
      {documents.map((document) => (
        <DocumentText key={document.kind} site={site} document={document} />
      ))}
      <CheckboxField
        site={site}
        name="accept_information"
        label={t('booking:accept_information')}
        error={errors.accept_information}
        defaultChecked={accepted.information}
        required
      />
      <CheckboxField
        site={site}
        name="accept_contract"
        label={t('booking:accept_contract')}
        error={errors.accept_contract}
        defaultChecked={accepted.contract}
        required
      />
      <p className="fine muted">
        <Trans
          text={t('booking:agreements.privacy')}
          parts={{
            link: (words) => (
              <a className="link" href={paths.kvkk()} target="_blank" rel="noopener">
                {words}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}

/** An offer of its own, beside what a booking needs: never ticked before. */
export function NewsletterBox({ site, form }: { site: Site; form: BookingForm }) {
  const { t } = site;
  return (
    <CheckboxField
      site={site}
      name="newsletter"
      label={t('booking:newsletter')}
      hint={t('booking:newsletter_hint')}
      defaultChecked={form.typed.newsletter}
    />
  );
}

function DocumentText({ site, document }: { site: Site; document: ShownDocument }) {
  const { title, html } = document;
  return (
    <details className="document">
      <summary>
        <Icon name="file-text" size="small" />
        {site.t('booking:agreements.read', { title })}
        <Icon name="chevron-down" size="small" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls inside itself */}
      <div role="region" aria-label={title} tabIndex={0}>
        <Html content={html} />
      </div>
    </details>
  );
}
