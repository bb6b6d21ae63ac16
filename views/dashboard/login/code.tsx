import { paths } from '../../../server/shared/paths.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Logo } from '../../components/logo.tsx';
import type { Site } from '../../layouts/site.ts';
import { SecondStep } from './second-step.tsx';
import { LoginSide } from './side.tsx';

interface SecondStepPageProps {
  site: Site;
  /** Where to go after signing in: a path of this site, already checked. */
  next: string;
  /** As it was typed beside the password. */
  email: string;
  /** In Turkish: that a code is wanted, or what was wrong with one. */
  problem: string;
  /** The password was just right, and no code was typed yet. */
  is_new: boolean;
}

/** The second page of signing in without a script: the code alone, as the password was right already. */
export function SecondStepPage({ site, next, email, problem, is_new }: SecondStepPageProps) {
  const { t } = site;
  return (
    <LoginSide site={site} title={t('login:second_title')} failed={!is_new}>
      <form method="post" action={paths.dashboard.login()} noValidate>
        <Logo site={site} />
        <div>
          <h1>{t('login:second_title')}</h1>
          <p className="muted">{t('login:second_text', { email })}</p>
        </div>
        <div role={is_new ? 'status' : 'alert'}>
          {is_new ? (
            <InlineBar tone="info" title={problem} />
          ) : (
            <InlineBar tone="bad" title={t('login:failed', { content: problem })} />
          )}
        </div>
        <input type="hidden" name="step" value="second" />
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="email" value={email} />
        <SecondStep site={site} alone />
        <button type="submit" className="button primary full">
          {t('login:submit')}
        </button>
        <a className="link fine" href={paths.dashboard.login(next)}>
          {t('login:start_over')}
        </a>
        <noscript>
          <p className="fine dim">{t('dashboard:reading_only')}</p>
        </noscript>
      </form>
    </LoginSide>
  );
}
