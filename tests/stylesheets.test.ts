import { globSync, readFileSync } from 'node:fs';

const sheets = read('static/css/**/*.css', /\/\*.*?\*\//gs);
const css = sheets.map(({ text }) => text).join('\n');
const sources = read('{server,views,islands}/**/*.{ts,tsx}', /^import .*$|^\s*(\/?\*|\/\/).*$/gm);
const scripts = sources.filter(({ file }) => file.startsWith('islands/'));
const code = sources.map(({ text }) => text).join('\n');
const words = namesIn(sources);

test('lines under text are written so that Safari reads them: it knows no thickness or colour in the short form', () => {
  const refused = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/text-decoration:\s*([^;]+);/g)]
      .filter(([, value = '']) => !/^(none|underline|line-through)$/.test(value))
      .map(([, value]) => `${file}: ${value}`),
  );

  expect(refused).toEqual([]);
});

test('what can be filled in or pressed has an edge that is seen on every ground of both themes', () => {
  const [ours, dark] = themes('edge');
  const grounds = [
    'bg',
    'sunken',
    'surface',
    'deniz-soft',
    'begonvil-soft',
    'warn-soft',
    'bad-soft',
  ];
  const faint = grounds.filter((ground) => {
    const [light, night] = themes(ground);
    return contrast(ours, light) < 3 || contrast(dark, night) < 3;
  });

  expect(faint).toEqual([]);
});

test('whoever asks for more contrast at a desk has lines as strong as a field’s edge and no faded words', () => {
  const more = /prefers-contrast: more\)\s*{\s*:root\s*{([^}]*)}/.exec(css)?.[1];

  expect(more).toMatch(
    /--line: var\(--edge\);\s*--text-2: var\(--text\);\s*--text-3: var\(--text\);/,
  );
});

test('a screen’s width is asked for in letters, so that large ones get the layout of a smaller screen', () => {
  const inPixels = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*width[^{),]*\dpx/g)].map(([query]) => `${file}: ${query}`),
  );

  expect(inPixels).toEqual([]);
});

test('columns that grow with the letters grow no wider than their place', () => {
  const unbound = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/repeat\(auto-fi[^;]*\drem[^;]*/g)]
      .filter(([columns]) => !/, (100|46)%\), 1fr/.test(columns))
      .map(([columns]) => `${file}: ${columns}`),
  );

  expect(unbound).toEqual([]);
});

test('there are stylesheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(30);
});

/** By its whole name, or by a template that begins with it: `tens-${…}`. The editor names its own. */
test('every class is worn by something', () => {
  const worn = (name: string) =>
    words.has(name) ||
    name.startsWith('ProseMirror-') ||
    code.includes(`${name.slice(0, name.lastIndexOf('-') + 1 || name.length)}\${`);

  expect(named(/\.(-?[a-zA-Z_][\w-]*)(?=[^{};]*\{)/g).filter((name) => !worn(name))).toEqual([]);
});

test('every value with a name is asked for', () => {
  const asked = (name: string) => css.includes(`var(${name}`) || code.includes(name);

  expect(named(/(--[\w-]+)\s*:/g).filter((name) => !asked(name))).toEqual([]);
});

/** By its name, or by a script that takes it from a `dataset`: `data-of-row` is `ofRow` there. */
test('every mark an element carries is read by somebody', () => {
  const asked = namesIn([...sheets, ...scripts, ...read('{server,tests}/**/*.{ts,tsx}')]);
  const taken = namesIn(scripts.filter(({ text }) => text.includes('dataset')));
  const carried = new Set(
    sources
      .filter(({ file }) => file.startsWith('views/'))
      .flatMap(({ text }) => text.match(/\bdata-[a-z][\w-]*\b/g) ?? []),
  );
  const isRead = (name: string) => asked.has(name) || taken.has(inDataset(name));

  expect(carried.size).toBeGreaterThan(200);
  expect([...carried].filter((name) => !isRead(name))).toEqual([]);
});

/** The other way round: a script that looks for a mark which nothing carries does nothing, and says nothing. */
test('every mark that a script looks for is carried by something', () => {
  const looked = scripts.flatMap(({ text }) =>
    [...text.matchAll(/\[(data-[a-z][\w-]*)/g)].map(([, name = '']) => name),
  );
  const carried = namesIn(read('{views,server}/**/*.{ts,tsx}'));
  const set = new Set(
    scripts.flatMap(({ text }) => [
      ...[...text.matchAll(/dataset\.(\w+) =/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/(?<!\[)\b(data-[a-z][\w-]*)/g)].map(([, name = '']) => name),
    ]),
  );
  const isSet = (name: string) => set.has(name) || set.has(inDataset(name));

  expect(looked.length).toBeGreaterThan(100);
  expect([...new Set(looked)].filter((name) => !carried.has(name) && !isSet(name))).toEqual([]);
});

/** A token's colour in the light and in the dark theme. */
function themes(token: string): [string, string] {
  const [, light = '', dark = ''] =
    css.match(new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`)) ?? [];
  return [light, dark];
}

/** As WCAG measures it. */
function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/\w/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `data-of-row` → `ofRow`. */
const inDataset = (name: string): string =>
  name.slice('data-'.length).replace(/-(\w)/g, (_, each) => each.toUpperCase());

function read(pattern: string, without = /$^/g): { file: string; text: string }[] {
  return globSync(pattern).map((file) => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8').replaceAll(without, ''),
  }));
}

function namesIn(files: { text: string }[]): Set<string> {
  return new Set(files.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
}

/** What the stylesheets name, once each. */
function named(pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}
