import type { Translate } from '../../../server/i18n.ts';
import type { LandingLinks } from '../../../server/queries/content/landing-links.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { linkedTexts } from '../linked-texts.ts';

interface DeleteLandingProps {
  t: Translate;
  name: string;
  /** What still uses it, in words; then it is not deleted. */
  used: string[];
  /** Where what uses it stands. */
  used_by?: string | undefined;
  linked: LandingLinks;
  /** Texts of the site that link to its page. */
  linked_texts: number;
  path: string;
  version: number;
  back: string;
  toast: string;
}

/** What is in use is not deleted: it says by what before anybody asks. */
export function DeleteLanding(props: DeleteLandingProps) {
  const { t, name, used, linked, linked_texts, path, version, back, toast } = props;
  const { question_groups, showcases } = linked;
  if (used.length > 0 || question_groups > 0) return <InUse {...props} />;
  return (
    <DeleteButton
      t={t}
      title={t('landings:delete.title', { name })}
      label={t('landings:delete.label')}
      consequences={[
        t('landings:delete.gone'),
        ...linkedTexts(t, linked_texts),
        ...(showcases > 0 ? [t('landings:delete.showcases', { count: showcases })] : []),
        t('landings:delete.refused'),
      ]}
      path={path}
      version={version}
      success={back}
      toast={toast}
    />
  );
}

function InUse({ t, used, used_by, linked: { question_groups } }: DeleteLandingProps) {
  const groups = question_groups > 0 && t('landings:question_groups', { count: question_groups });
  const what = [...used, ...(groups ? [groups] : [])].join(', ');
  const reason = t('landings:in_use', { what });
  const place = used.length > 0 ? used_by : paths.dashboard.questions();
  return place ? (
    <a className="link fine" href={place}>
      {reason}
    </a>
  ) : (
    <span className="dim">{reason}</span>
  );
}
