import { createHash } from 'node:crypto';

import { addMonths, monthOf } from '../shared/days.ts';
import { type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import { stepTo } from './reservation-rows.ts';
import type { Row } from './rows.ts';
import type { BookedVilla } from './villa-reservations.ts';

/** Last month's transport report, filed; the month before it in two editions. */
export function btransReportsOf(
  booked: readonly BookedVilla[],
  moment: Moment,
): Row<'btrans_reports'>[] {
  const last = addMonths(monthOf(moment.today), -1);
  const before = addMonths(last, -1);
  const editions = [
    { period: before, edition: 1 },
    { period: before, edition: 2 },
    { period: last, edition: 1 },
  ];
  return editions.map(({ period, edition }) => {
    const confirmed = booked.filter((each) => {
      const at = stepTo(each, 'CONFIRMED')?.at.toString() ?? '';
      return monthOf(at) === period;
    });
    const complete = confirmed.filter(({ draft }) => draft.villa.row.ilce_code);
    const xml = reportXml(period, complete);
    const made_at = past(moment, `${addMonths(period, 1)}-08`, [11, 30 + edition]);
    const isFiled = edition === 2 || period === last;
    return {
      period,
      edition,
      date_basis: 'CONFIRMED',
      row_count: complete.length,
      missing_count: confirmed.length - complete.length,
      sha256: createHash('sha256').update(xml).digest('hex'),
      xml,
      filed_at: isFiled ? past(moment, `${addMonths(period, 1)}-09`, [10, 0]) : null,
      filed_by: isFiled ? (STAFF_IDS[0] ?? null) : null,
      note: edition === 2 ? 'Eksik ilçe kodları tamamlandı.' : '',
      created_by: STAFF_IDS[0] ?? null,
      created_at: made_at,
    };
  });
}

/** The report's frame with the fields the demo knows (domain §2.7). */
function reportXml(period: string, booked: readonly BookedVilla[]): string {
  const month = period.replace('-', '');
  const day = (iso: string) => iso.replaceAll('-', '');
  const stays = booked.map(
    ({ draft, sums }) =>
      `<islem><ilanaKonuGayrimenkulBilgisi><webAdresAlani><siteAdi>${draft.villa.row.name}</siteAdi>` +
      `<siteKodu>${draft.villa.row.code}</siteKodu></webAdresAlani></ilanaKonuGayrimenkulBilgisi>` +
      `<rezervasyonBilgileri><rezervasyonBasTar>${day(draft.check_in)}</rezervasyonBasTar>` +
      `<rezervasyonBitTar>${day(draft.check_out)}</rezervasyonBitTar>` +
      `<rezervasyonTutari>${(sums.total_kurus / 100).toFixed(2)}</rezervasyonTutari>` +
      '<rezervasyonParaBirimi>TRY</rezervasyonParaBirimi></rezervasyonBilgileri></islem>',
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?><vimveritransferi><protokol>' +
    `<ozel><bilgidonem>${month}-${month}</bilgidonem><islemsayisi>${booked.length}</islemsayisi>` +
    `</ozel></protokol><islemler>${stays.join('')}</islemler></vimveritransferi>`
  );
}
