/** '12.500,50', '12 500 TL' or '₺12500', lira, to kuruş; undefined when it is no amount ('12.5' may be either). */
export function readKurus(text: string): number | undefined {
  const plain = text.trim().replace(/[₺\s]|tl$/gi, '');
  if (!/^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+(,\d{1,2})?$/.test(plain)) return undefined;
  const [lira = '', kurus = ''] = plain.replaceAll('.', '').split(',');
  return Number(lira) * 100 + Number(kurus.padEnd(2, '0'));
}
