import type { Translate } from '../../../server/i18n.ts';
import type { TotpState } from '../../../server/presenters/accounts/totp.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TotpProps {
  t: Translate;
  totp: TotpState;
}

/** The second step of signing in: off, being set up, or on. What the panel shows itself has no toast over it. */
export function Totp({ t, totp }: TotpProps) {
  return (
    <Panel title={t('account:totp.title')} id="totp">
      <div className="stack" data-totp="">
        {totp.state === 'off' && <Start t={t} />}
        {totp.state === 'begun' && <Confirm t={t} begun={totp} />}
        {totp.state === 'on' && <Keep t={t} on={totp} />}
      </div>
      <RecoveryCodes t={t} />
    </Panel>
  );
}

function Start({ t }: { t: Translate }) {
  return (
    <>
      <p className="muted">{t('account:totp.text')}</p>
      <div>
        <AskingButton
          t={t}
          id="totp-start"
          label={t('account:totp.start')}
          icon="smartphone"
          title={t('account:totp.start_title')}
          consequences={[t('account:totp.start_next'), t('account:totp.nothing_yet')]}
        >
          <ActionForm
            t={t}
            id="totp-start-form"
            method="POST"
            path={paths.api.ownTotp()}
            success="reload"
            toast=""
          >
            <Password t={t} scope="totp-start" />
          </ActionForm>
        </AskingButton>
      </div>
    </>
  );
}

type Begun = Extract<TotpState, { state: 'begun' }>;

function Confirm({ t, begun }: { t: Translate; begun: Begun }) {
  const { size, path } = begun.picture;
  return (
    <>
      <p>{t('account:totp.scan')}</p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width={220}
        height={220}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('account:totp.picture')}
      >
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>
        {t('account:totp.by_hand')} <code className="chosen">{begun.key}</code>
      </p>
      <div>
        <LinkButton small href={begun.address}>
          {t('account:totp.open_app')}
        </LinkButton>
      </div>
      <ActionForm
        t={t}
        className="form own-password"
        method="POST"
        path={paths.api.ownTotpConfirmation()}
        success="close"
        toast=""
      >
        <Code t={t} hint={t('account:totp.confirm_hint')} />
        <button type="submit" className="button primary" data-busy={t('common:saving')}>
          {t('account:totp.confirm')}
        </button>
      </ActionForm>
    </>
  );
}

type On = Extract<TotpState, { state: 'on' }>;

function Keep({ t, on: { since, codes_left } }: { t: Translate; on: On }) {
  return (
    <>
      <p className="muted">{t('account:totp.is_on')}</p>
      <DefinitionList
        items={[
          { term: t('account:totp.since'), value: formatInstant(since) },
          { term: t('account:totp.codes_left'), value: String(codes_left) },
        ]}
      />
      <div className="row wrapping">
        <ProvedAct t={t} act="renew" method="POST" path={paths.api.ownRecoveryCodes()} />
        <ProvedAct t={t} act="off" method="DELETE" path={paths.api.ownTotp()} />
      </div>
    </>
  );
}

interface ProvedActProps {
  t: Translate;
  act: 'renew' | 'off';
  method: 'POST' | 'DELETE';
  path: string;
}

/** An act that asks for the password and a code, even of whoever is signed in. */
function ProvedAct({ t, act, method, path }: ProvedActProps) {
  const id = `totp-${act}`;
  return (
    <AskingButton
      t={t}
      id={id}
      label={t(`account:totp.${act}.label`)}
      title={t(`account:totp.${act}.title`)}
      consequences={[t(`account:totp.${act}.text`)]}
      danger={act === 'off'}
    >
      <ActionForm
        t={t}
        id={`${id}-form`}
        method={method}
        path={path}
        success={act === 'off' ? 'reload' : 'close'}
        toast={act === 'off' ? t('account:totp.off.done') : ''}
      >
        <Password t={t} scope={id} />
        <Code t={t} scope={id} hint={t('account:totp.either_code')} />
      </ActionForm>
    </AskingButton>
  );
}

const Password = ({ t, scope }: { t: Translate; scope: string }) => (
  <FormInput
    t={t}
    scope={scope}
    name="password"
    type="password"
    label={t('account:password.current')}
    autoComplete="current-password"
    maxLength={128}
    required
  />
);

const Code = ({ t, scope, hint }: { t: Translate; scope?: string; hint: string }) => (
  <FormInput
    t={t}
    scope={scope}
    name="code"
    label={t('account:totp.code')}
    hint={hint}
    autoComplete="one-time-code"
    inputMode={scope ? undefined : 'numeric'}
    maxLength={40}
    required
  />
);
