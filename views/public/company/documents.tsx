import { formatBytes } from '../../../server/shared/format-bytes.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Html } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import type { CompanyText } from './company-text.ts';
import { CompanyFrame } from './frame.tsx';

interface CompanyDocument {
  id: number;
  title: string;
  file_name: string;
  bytes: number;
}

interface DocumentsProps {
  site: Site;
  text: CompanyText | null;
  /** Those whose file can be downloaded. */
  documents: CompanyDocument[];
}

/** `/website/document`: the agency's papers as downloads. */
export function DocumentsPage({ site, text, documents }: DocumentsProps) {
  const { t } = site;
  return (
    <CompanyFrame
      site={site}
      href={paths.documents()}
      text={text}
      title={t('company:documents.title')}
      lead={t('company:documents.text')}
    >
      {text && <Html content={text.body} />}
      <Licence site={site} />
      {documents.length === 0 ? (
        <EmptyState
          heading="h2"
          title={t('company:documents.none_title')}
          text={t('company:documents.none')}
        >
          <LinkButton href={paths.contact()}>{t('company:documents.ask')}</LinkButton>
        </EmptyState>
      ) : (
        <ul className="papers">
          {documents.map((paper) => (
            <Paper key={paper.id} site={site} paper={paper} />
          ))}
        </ul>
      )}
    </CompanyFrame>
  );
}

function Licence({ site }: { site: Site }) {
  const { t, settings } = site;
  return (
    <div className="panel row between wrapping">
      <p className="row">
        <Icon name="badge-check" size="large" />
        <b>{t('company:documents.licence', { number: settings.tursab_no })}</b>
      </p>
      {settings.tursab_url && (
        <LinkButton small icon="external-link" href={settings.tursab_url} rel="noopener">
          {t('company:documents.verify')}
        </LinkButton>
      )}
    </div>
  );
}

function Paper({ site, paper }: { site: Site; paper: CompanyDocument }) {
  const { t } = site;
  const { id, title, file_name, bytes } = paper;
  const size = formatBytes(bytes);
  const kind = file_name.split('.').at(-1)?.toUpperCase() ?? '';
  return (
    <li>
      <Icon name="file-text" />
      <div>
        <b>{title}</b>
        <p className="fine muted">{t('company:documents.size', { kind, size })}</p>
      </div>
      <LinkButton
        small
        icon="download"
        href={paths.document(id)}
        download
        aria-label={t('company:documents.download_label', { title, size })}
      >
        {t('company:documents.download')}
      </LinkButton>
    </li>
  );
}
