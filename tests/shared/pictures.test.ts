import { jpegUrl, pictureUrl, pictureWidths, thumbnailUrl } from '../../server/shared/pictures.ts';

test.each([
  [2400, [360, 640, 960, 1440]],
  [1440, [360, 640, 960, 1440]],
  [1200, [360, 640, 960, 1200]],
  [641, [360, 640, 641]],
  [360, [360]],
  [120, [120]],
])('a picture %i wide is kept at %j', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths);
});

test.each([
  [2400, '/media/a1/1440.jpg', '/media/a1/360.webp'],
  [1200, '/media/a1/1200.jpg', '/media/a1/360.webp'],
  [120, '/media/a1/120.jpg', '/media/a1/120.webp'],
])('of one %i wide the JPEG is %s and the smallest %s', (width, jpeg, thumbnail) => {
  expect(jpegUrl({ hash: 'a1', width })).toBe(jpeg);
  expect(thumbnailUrl({ hash: 'a1', width, height: width * (2 / 3) })).toBe(thumbnail);
});

test.each([
  ['portrait', 900, 1200, 360],
  ['16:9', 1920, 1080, 360],
  ['panorama', 2880, 720, 960],
  ['strip', 4000, 400, 1440],
  ['strip that is kept small', 800, 80, 800],
])(
  'the smallest of a %s is not so low that it blurs in the shape it is cropped to',
  (_, width, height, shown) => {
    expect(thumbnailUrl({ hash: 'a1', width, height })).toBe(`/media/a1/${shown}.webp`);
  },
);

test('an address names content, width and format', () => {
  expect(pictureUrl('a1', 640, 'avif')).toBe('/media/a1/640.avif');
});
