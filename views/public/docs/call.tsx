import type { ReactNode } from 'react';
import type { Role } from '../../../server/shared/roles.ts';

import type { Site } from '../../layouts/site.ts';
import type { DocsCall, DocsError, DocsField } from './docs.ts';
import { Path } from './path.tsx';
import { Said } from './said.tsx';

interface CallProps {
  site: Site;
  call: DocsCall;
}

/** One call: who may, what it takes, what it answers, how it fails. */
export function Call({ site, call }: CallProps) {
  const { t } = site;
  return (
    <section className="panel stack" aria-labelledby={call.name}>
      <div>
        <h2 id={call.name}>
          <Said text={call.summary} />
        </h2>
        <p>
          <Path verb={call.verb} path={call.path} />
        </p>
        <p className="fine muted">
          {t('docs:name')} <code>{call.name}</code> · {t('docs:access')} {accessOf(site, call)}
        </p>
        {call.description && (
          <p>
            <Said text={call.description} />
          </p>
        )}
      </div>
      {call.parameters.length > 0 && (
        <Part title={t('docs:parameters')}>
          <Fields site={site} fields={call.parameters} />
        </Part>
      )}
      {call.body && (
        <Part title={t('docs:body', { media: call.body.media })}>
          <Fields site={site} fields={call.body.fields} />
          <Example site={site} json={call.body.example} />
        </Part>
      )}
      <Answer site={site} call={call} />
      <Errors site={site} errors={call.errors} />
    </section>
  );
}

const accessOf = ({ t }: Site, { access }: DocsCall) =>
  access.map((role) => t(`docs:roles.${role as 'anyone' | Role}`)).join(', ');

function Answer({ site, call: { answer } }: CallProps) {
  const { t } = site;
  return (
    <Part title={t('docs:answer', { status: answer.status })}>
      {answer.files.length > 0 && (
        <p>
          {t('docs:files')} <code>{answer.files.join(', ')}</code>
        </p>
      )}
      {answer.fields && <Fields site={site} fields={answer.fields} answered />}
      {answer.example && <Example site={site} json={answer.example} />}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="stack">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

interface FieldsProps {
  site: Site;
  fields: (DocsField & { place?: string })[];
  /** Of an answer: what may be missing is worth a word, not what is there. */
  answered?: boolean;
}

function Fields({ site, fields, answered = false }: FieldsProps) {
  const { t } = site;
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('docs:field')}</th>
            <th scope="col">{t('docs:type')}</th>
            <th scope="col">{t('docs:limits')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, type, required, facts, place }) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
                {place && <span className="fine muted"> {place}</span>}
              </td>
              <td>
                {type}
                {required && !answered && <b> · {t('docs:required')}</b>}
                {!required && answered && <b> · {t('docs:sometimes')}</b>}
              </td>
              <td className="fine">{facts.join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Example({ site, json }: { site: Site; json: string }) {
  return (
    <details>
      <summary>{site.t('docs:example')}</summary>
      <pre>
        <code>{json}</code>
      </pre>
    </details>
  );
}

function Errors({ site, errors }: { site: Site; errors: DocsError[] }) {
  return (
    <details>
      <summary>{site.t('docs:errors')}</summary>
      <ul className="errors">
        {errors.map(({ status, code, sentence }) => (
          <li key={status + code}>
            <code>
              {status} {code}
            </code>{' '}
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}
