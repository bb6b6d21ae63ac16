import type { Translate } from '../../../server/i18n.ts';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { OwnerCard } from '../listings/side.tsx';
import { VillaEditor } from './editor.tsx';
import { FactFields, type FactOptions } from './fact-fields.tsx';
import { readFacts } from './read-facts.ts';
import { Missing, Publication } from './side.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';

interface VillaFactsPageProps extends VillaTabProps {
  options: FactOptions;
}

/** `/dashboard/villas/{id}`: what it is; an owner reads it. */
export function VillaFactsPage({ options, ...tab }: VillaFactsPageProps) {
  const { site, shell, head, villa } = tab;
  const { t } = site;
  if (shell.user.role === 'OWNER') return <OwnersFacts {...{ site, shell, head, villa }} />;
  return (
    <VillaTabForm
      {...tab}
      tab="facts"
      side={
        <>
          <Publication t={t} villa={villa} />
          <OwnerCard t={t} kind="villa" listing={villa} />
          <Missing t={t} villa={villa} />
        </>
      }
    >
      <FactFields t={t} villa={villa} options={options} />
    </VillaTabForm>
  );
}

type OwnersProps = Pick<VillaFactsPageProps, 'site' | 'shell' | 'head' | 'villa'>;

function OwnersFacts({ villa, ...editor }: OwnersProps) {
  const { t } = editor.site;
  return (
    <VillaEditor {...editor} tab="facts">
      <div className="main-and-side">
        <div>
          {readFacts(t, villa).map(({ title, items }) => (
            <Panel key={title} title={title}>
              <DefinitionList items={items} />
            </Panel>
          ))}
        </div>
        <aside aria-label={t('villas:section.texts')}>
          <Texts t={t} villa={villa} />
        </aside>
      </div>
    </VillaEditor>
  );
}

function Texts({ t, villa }: { t: Translate } & Pick<OwnersProps, 'villa'>) {
  return (
    <Panel title={t('villas:section.texts')}>
      <div className="stack">
        {[villa.summary, ...villa.description.split(/\n\s*\n/)].filter(Boolean).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="dim">{t('villas:owners_ask')}</p>
      </div>
    </Panel>
  );
}
