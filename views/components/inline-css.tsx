import type { Assets } from '../layouts/site.ts';

/** Stylesheets written into the page as one block; the CSP allows exactly this text by its hash. */
export function InlineCss({ assets, names }: { assets: Assets; names: readonly string[] }) {
  return <style dangerouslySetInnerHTML={{ __html: assets.inlineCss(...names).css }} />;
}
