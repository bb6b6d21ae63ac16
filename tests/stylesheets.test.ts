import { glob, readFile } from 'node:fs/promises';

test('lines under text are written so that Safari reads them: it knows no thickness or colour in the short form', async () => {
  const refused: string[] = [];
  for await (const file of glob('static/css/**/*.css')) {
    const css = await readFile(file, 'utf8');
    for (const [, value = ''] of css.matchAll(/text-decoration:\s*([^;]+);/g))
      if (!/^(none|underline|line-through)$/.test(value)) refused.push(`${file}: ${value}`);
  }

  expect(refused).toEqual([]);
});

test('there are stylesheets to look at', async () => {
  const files = await Array.fromAsync(glob('static/css/**/*.css'));
  expect(files.length).toBeGreaterThan(30);
});
