import { paths } from '../../../server/shared/paths.ts';
import type { MailTemplatePageProps } from './template.tsx';

/** Which reservation the mail beside the text tells of. */
export function SampleField(props: MailTemplatePageProps) {
  const { site, template, samples, reservation } = props;
  const { t } = site;
  if (samples.length === 0) return <p className="hint">{t('mails:preview.with_names')}</p>;
  const known = samples.some(({ reservation_id }) => reservation_id === reservation);
  return (
    <form className="sample-field no-print" action={paths.dashboard.mailTemplate(template.id)}>
      <label htmlFor="sample">{t('mails:preview.sample')}</label>
      <select className="input" id="sample" name="reservation" defaultValue={reservation ?? ''}>
        {!known && reservation && <option value={reservation}>{reservation}</option>}
        {samples.map(({ reservation_id, customer_name, listing }) => (
          <option key={reservation_id} value={reservation_id}>
            {`${reservation_id} · ${customer_name} · ${listing}`}
          </option>
        ))}
      </select>
    </form>
  );
}
