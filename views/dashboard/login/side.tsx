import type { ReactNode } from 'react';

import { DashboardDocument } from '../../layouts/dashboard.tsx';
import type { Site } from '../../layouts/site.ts';

interface LoginSideProps {
  site: Site;
  title: string;
  /** What was sent is wrong: the browser's tab says so first. */
  failed?: boolean;
  children: ReactNode;
  /** What stands beside the page's main part, such as a spinner. */
  after?: ReactNode;
}

/** A screen before signing in, without the shell: what there is to do beside the picture. */
export function LoginSide({ site, title, failed, children, after }: LoginSideProps) {
  const { assets, t } = site;
  return (
    <DashboardDocument site={site} title={failed ? t('booking:error_prefix', { title }) : title}>
      <link
        rel="stylesheet"
        href={site.assets.asset('css/dashboard-login.css')}
        precedence="default"
      />
      <main className="login">
        <div className="login-side">{children}</div>
        <picture className="login-picture">
          <source
            media="(width >= 60em)"
            srcSet={assets.asset('images/dashboard-login.avif')}
            type="image/avif"
          />
          <img
            className="cover"
            src={assets.asset('images/dashboard-login.jpg')}
            width={960}
            height={1280}
            alt=""
            loading="lazy"
          />
        </picture>
      </main>
      {after}
    </DashboardDocument>
  );
}
