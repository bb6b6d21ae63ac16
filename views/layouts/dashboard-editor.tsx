import type { ReactNode } from 'react';
import type { Translate } from '../../server/i18n.ts';
import type { LeftBehind } from '../../server/queries/content/leaving-listings.ts';
import type { ListingKind } from '../../server/shared/paths/listing.ts';
import { LinkButton } from '../components/button.tsx';
import { CopyDialog } from '../components/dashboard/editor-copy.tsx';
import { EDITOR_KINDS } from '../components/dashboard/editor-kinds.ts';
import { ActivitySwitch } from '../components/dashboard/editor-switch.tsx';
import { PageHead } from '../components/dashboard/page-head.tsx';
import { GroupedTabs } from '../components/dashboard/tabs.tsx';
import type { catalogues } from '../locales/index.ts';
import { DashboardLayout } from './dashboard.tsx';
import type { DashboardShell } from './dashboard-shell.ts';
import type { Site } from './site.ts';

type Words = (typeof catalogues)['tr']['editor'];

/** A tab's words are `editor:tab.<key>`. */
export type EditorTabKey = keyof Words['tab'];

interface EditorTab {
  /** The end of the tab's address; `facts` has none. */
  key: EditorTabKey;
  /** Owners read it too, of what is theirs. */
  owner?: boolean;
}

export interface EditorTabGroup {
  key: keyof Words['group'];
  tabs: EditorTab[];
}

export type PermitState = 'VERIFIED' | 'UNVERIFIED' | 'MISSING';

/** What every tab says of the villa or boat above its form. */
export interface EditorHead {
  id: number;
  name: string;
  slug: string;
  code: string | null;
  active: boolean;
  /** Taken off the site, for now or for good. */
  withdrawn: boolean;
  permit_state: PermitState;
  /** Numbers beside a tab: its pictures, its comments that wait. */
  counts: Partial<Record<EditorTabKey, number>>;
  /** What still hangs on it: said before it is taken off the site. */
  left_behind: LeftBehind;
}

interface EditorShellProps {
  site: Site;
  shell: DashboardShell;
  kind: ListingKind;
  groups: EditorTabGroup[];
  head: EditorHead;
  tab: EditorTabKey;
  children: ReactNode;
}

/** Every tab of a villa's or a boat's editor: what it is, how it stands, what can be done with the whole of it. */
export function EditorShell({ site, shell, kind, groups, head, tab, children }: EditorShellProps) {
  const { t } = site;
  const isStaff = shell.user.role === 'ADMIN';
  const { list, page, title } = EDITOR_KINDS[kind];
  return (
    <DashboardLayout site={site} shell={shell} title={head.name} subject={t(`editor:tab.${tab}`)}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[{ label: t(title), href: list() }, { label: head.code ?? head.name }]}
        title={head.name}
        tag={<Standing t={t} kind={kind} head={head} />}
        actions={
          <>
            {head.active && (
              <LinkButton icon="external-link" href={page(head.slug)} target="_blank">
                {t('editor:see_on_site')}
              </LinkButton>
            )}
            {isStaff && <CopyDialog t={t} kind={kind} head={head} />}
            {isStaff && <ActivitySwitch t={t} kind={kind} head={head} />}
          </>
        }
      />
      <EditorTabs {...{ site, shell, kind, groups, head, tab }} />
      {children}
    </DashboardLayout>
  );
}

function Standing({ t, kind, head }: { t: Translate; kind: ListingKind; head: EditorHead }) {
  const permit = { VERIFIED: 'ok', UNVERIFIED: 'warn', MISSING: 'bad' }[head.permit_state];
  const state = stateOf(head);
  const papers = kind === 'boat' ? 'licence' : 'permit';
  return (
    <>
      <span className={`tag ${STATE_TONES[state]}`}>{t(`editor:state.${state}`)}</span>
      <span className={`tag ${permit}`}>{t(`editor:${papers}.${head.permit_state}`)}</span>
    </>
  );
}

const STATE_TONES = { withdrawn: 'bad', active: 'ok', passive: 'plain' };

function stateOf({ withdrawn, active }: EditorHead): keyof typeof STATE_TONES {
  if (withdrawn) return 'withdrawn';
  return active ? 'active' : 'passive';
}

type TabsProps = Omit<EditorShellProps, 'children'>;

/** Groups as tabs, the tabs of the one that is open below them; what has no page yet is left out. */
function EditorTabs({ site: { t }, shell, kind, groups, head, tab }: TabsProps) {
  const { editor } = EDITOR_KINDS[kind];
  const address = (id: number | ':id', key: EditorTabKey) =>
    editor(id, key === 'facts' ? undefined : key);
  const isShown = ({ key, owner }: EditorTab) =>
    shell.available.has(address(':id', key)) && (shell.user.role === 'ADMIN' || owner);
  return (
    <GroupedTabs
      label={t('editor:groups')}
      groups={groups.map(({ key, tabs }) => ({
        key,
        label: t(`editor:group.${key}`),
        count: countOf(head, tabs.filter(isShown)),
        tabs: tabs.filter(isShown).map((each) => ({
          href: address(head.id, each.key),
          label: t(`editor:tab.${each.key}`),
          current: each.key === tab,
        })),
      }))}
    />
  );
}

function countOf({ counts }: EditorHead, tabs: EditorTab[]): string | undefined {
  const sum = tabs.reduce((all, { key }) => all + (counts[key] ?? 0), 0);
  return sum > 0 ? String(sum) : undefined;
}
