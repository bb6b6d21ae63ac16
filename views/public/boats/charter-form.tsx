import { addDays } from '../../../server/shared/days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { InputField, SelectField } from '../../components/field.tsx';
import { Note } from '../../components/note.tsx';
import { price } from '../../components/price.ts';
import type { Site } from '../../layouts/site.ts';
import type { BoatData, WishedCharter, WishedQuote } from './boat.ts';

interface CharterFormProps {
  site: Site;
  boat: BoatData;
  charter: WishedCharter;
}

/** Unit, days and people; sent as a page's address, so it works without a script. */
export function CharterForm({ site, boat, charter }: CharterFormProps) {
  const { t, today } = site;
  const { unit, check_in, check_out, adults } = charter.wish;
  return (
    <>
      <form className="stack" action={paths.boat(boat.slug)} data-charter-form>
        <SelectField
          site={site}
          name="unit"
          label={t('boats:filters.unit')}
          defaultValue={unit}
          options={boat.prices.map((one) => ({
            value: one.unit,
            text: t(`boats:unit.${one.unit}`),
          }))}
        />
        <InputField
          site={site}
          name="check_in"
          kind="date"
          label={t('boats:form.check_in')}
          defaultValue={check_in}
          min={today}
          required
        />
        <InputField
          site={site}
          name="check_out"
          kind="date"
          label={t('boats:form.check_out')}
          hint={t('boats:form.check_out_hint')}
          defaultValue={check_out}
          min={addDays(today, 1)}
          optional
        />
        <InputField
          site={site}
          name="adults"
          kind="number"
          label={t('boats:form.people')}
          defaultValue={String(adults)}
          min="1"
          max="300"
        />
        <Button kind={charter.quote ? 'outline' : 'primary'} full>
          {t('boats:form.show')}
        </Button>
      </form>
      {charter.quote && <CharterQuote site={site} quote={charter.quote} />}
    </>
  );
}

function CharterQuote({ site, quote }: { site: Site; quote: WishedQuote }) {
  const { t } = site;
  const { reasons, total_kurus, booking_href } = quote;
  return (
    <div className="stack" role="status">
      {reasons.length > 0 && (
        <Note kind="warn" icon="circle-alert" title={t('boats:form.refused')}>
          <ul className="reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Note>
      )}
      {total_kurus !== null && reasons.length === 0 && <Sums site={site} quote={quote} />}
      {booking_href && (
        <LinkButton kind="primary" full href={booking_href}>
          {t('boats:form.book')}
        </LinkButton>
      )}
    </div>
  );
}

function Sums({ site, quote }: { site: Site; quote: WishedQuote }) {
  const { t } = site;
  const { days, accommodation_kurus, discount_kurus, extras } = quote;
  const lines: [label: string, kurus: number | null][] = [
    [t('boats:form.charter', { days }), accommodation_kurus],
    [t('boats:form.discount'), discount_kurus ? -discount_kurus : null],
    ...extras.map(({ name, amount_kurus }): [string, number] => [name, amount_kurus]),
    [t('boats:form.total'), quote.total_kurus],
    [t('boats:form.prepayment'), quote.prepayment_kurus],
    [t('boats:form.balance'), quote.balance_kurus],
  ];
  return (
    <dl className="amounts">
      {lines.flatMap(([label, kurus]) =>
        kurus === null
          ? []
          : [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{price(site, kurus)}</dd>],
      )}
    </dl>
  );
}
