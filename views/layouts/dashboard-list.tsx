import type { ComponentProps, ReactNode } from 'react';
import { LinkButton } from '../components/button.tsx';
import { ExportButtons } from '../components/dashboard/export-buttons.tsx';
import { PageHead } from '../components/dashboard/page-head.tsx';
import { DashboardLayout } from './dashboard.tsx';
import type { DashboardShell } from './dashboard-shell.ts';
import type { Site } from './site.ts';

interface ListPageProps {
  site: Site;
  shell: DashboardShell;
  title: string;
  /** One line under the title: how many. */
  summary: ReactNode;
  /** The list as a file, with its filters, from `paths.api`. */
  file: ComponentProps<typeof ExportButtons>['file'];
  /** Leads to the form of a new row. */
  add?: { href: string; label: string };
  /** What else can be done with the whole list, before `file` and `add`. */
  actions?: ReactNode;
  /** Tabs, filters, the list, its dialogs. */
  children: ReactNode;
}

/** The screen of a list: its head with what can be done with the whole of it, and the list. */
export function ListPage(props: ListPageProps) {
  const { site, shell, title, summary, file, add, actions, children } = props;
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={summary}
        actions={
          <>
            {actions}
            <ExportButtons t={site.t} file={file} />
            {add && (
              <LinkButton kind="primary" icon="plus" href={add.href}>
                {add.label}
              </LinkButton>
            )}
          </>
        }
      />
      {children}
    </DashboardLayout>
  );
}
