import { paths } from '../../server/shared/paths.ts';

test.each([
  [paths.home(), '/'],
  [paths.villas(), '/listing'],
  [paths.villas({ page: 1 }), '/listing'],
  [paths.villas({ town: ['kas', 'kalkan'], page: 2 }), '/listing?town=kas&town=kalkan&page=2'],
  [paths.villas({ q: '', check_in: undefined, adults: 2 }), '/listing?adults=2'],
  [paths.villas({ q: 'çeşme & ova' }), '/listing?q=%C3%A7e%C5%9Fme+%26+ova'],
  [paths.villa('villa-lodos'), '/villa/villa-lodos'],
  [
    paths.bookVilla('villa-lodos', { check_in: '2026-08-15', check_out: '2026-08-22' }),
    '/rezervasyon/villa-lodos?check_in=2026-08-15&check_out=2026-08-22',
  ],
  [paths.landing('kalkan'), '/kalkan'],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
});
