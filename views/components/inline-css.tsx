import type { Assets } from '../layouts/site.ts';

/** A stylesheet written into the page; the CSP allows exactly this text by its hash. */
export function InlineCss({ assets, name }: { assets: Assets; name: string }) {
  return <style dangerouslySetInnerHTML={{ __html: assets.inlineCss(name).css }} />;
}
