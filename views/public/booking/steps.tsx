import type { Site } from '../../layouts/site.ts';

const STEPS = ['dates', 'details', 'done'] as const;

/** Where on the way to a booking the page stands. */
export function Steps({ site, at }: { site: Pick<Site, 't'>; at: (typeof STEPS)[number] }) {
  const { t } = site;
  const reached = STEPS.indexOf(at);
  return (
    <ol className="steps" aria-label={t('booking:steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? 'reached' : undefined}
          aria-current={step === at ? 'step' : undefined}
        >
          {t(`booking:steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
