import { InputField } from '../../components/field.tsx';
import type { Site } from '../../layouts/site.ts';

interface SecondStepProps {
  site: Site;
  /**
   * On the page that asks for nothing else. Beside the password a script opens it once the server asks
   * for the code; without one it is always there.
   */
  alone?: boolean;
}

/** The code of whoever has a second step: from the app, or one that was written down. */
export function SecondStep({ site, alone = false }: SecondStepProps) {
  const { t } = site;
  return (
    <div data-second-step={alone ? 'open' : 'closed'}>
      <InputField
        site={site}
        name="totp"
        label={t('login:code')}
        hint={t(alone ? 'login:code_hint_alone' : 'login:code_hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="\s*\d{3}\s?\d{3}\s*"
        maxLength={9}
        autoFocus={alone}
      />
      <details>
        <summary className="link fine">{t('login:lost_device')}</summary>
        <InputField
          site={site}
          name="recovery_code"
          label={t('login:recovery_code')}
          hint={t('login:recovery_code_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </details>
    </div>
  );
}
