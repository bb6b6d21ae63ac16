import { paths } from '../../../server/shared/paths.ts';
import { signIn, site } from '../../support/api.ts';
import { createVilla } from '../../support/factories.ts';
import { createFeed } from '../../support/feed-factories.ts';

test('staff’s home names calendars that cannot be read, and no others', async () => {
  const { id: villa_id } = await createVilla({ name: 'Villa Takvim' });
  await createFeed({ villa_id, name: 'Bozuk takvim', fail_count: 3 });
  await createFeed({ villa_id, name: 'Sağlam takvim', last_ok_at: new Date() });

  const { text } = await site
    .get(paths.dashboard.home())
    .set('cookie', await signIn('ADMIN'))
    .expect(200);

  expect(text).toContain('Villa Takvim · Bozuk takvim');
  expect(text).not.toContain('Sağlam takvim');
});
