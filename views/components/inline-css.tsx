import type { Assets } from '../layouts/site.ts';

/**
 * Stylesheets written into the page as one block; the CSP allows exactly this text by its hash. With a precedence
 * React puts it before what the page is about, so that many pages begin alike (server/page-lead.ts).
 */
export function InlineCss({ assets, names }: { assets: Assets; names: readonly string[] }) {
  return (
    <style
      precedence="page"
      href="page"
      dangerouslySetInnerHTML={{ __html: assets.inlineCss(...names).css }}
    />
  );
}
