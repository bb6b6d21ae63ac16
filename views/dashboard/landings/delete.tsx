import type { Translate } from '../../../server/i18n.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';

interface DeleteLandingProps {
  t: Translate;
  name: string;
  /** What still uses it, in words; then it is not deleted. */
  used: string[];
  /** Where what uses it stands. */
  used_by?: string;
  path: string;
  version: number;
  back: string;
  toast: string;
}

/** What is in use is not deleted: it says by what before anybody asks. */
export function DeleteLanding(props: DeleteLandingProps) {
  const { t, name, used, used_by, path, version, back, toast } = props;
  if (used.length > 0) {
    const reason = t('landings:in_use', { what: used.join(', ') });
    return used_by ? (
      <a className="link fine" href={used_by}>
        {reason}
      </a>
    ) : (
      <span className="dim">{reason}</span>
    );
  }
  return (
    <DeleteButton
      t={t}
      title={t('landings:delete.title', { name })}
      label={t('landings:delete.label')}
      consequences={[t('landings:delete.gone'), t('landings:delete.refused')]}
      path={path}
      version={version}
      success={back}
      toast={toast}
    />
  );
}
