import type { ComponentProps, ReactNode } from 'react';

import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { LinkButton } from '../button.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { PageHead } from './page-head.tsx';

interface ListPageProps {
  site: Site;
  shell: DashboardShell;
  title: string;
  /** One line under the title: how many. */
  summary: ReactNode;
  /** The list as a file, with its filters, from `paths.api`; without it there is none. */
  file?: ComponentProps<typeof ExportButtons>['file'];
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
          (actions || file || add) && (
            <>
              {actions}
              {file && <ExportButtons t={site.t} file={file} />}
              {add && (
                <LinkButton kind="primary" icon="plus" href={add.href}>
                  {add.label}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {children}
    </DashboardLayout>
  );
}
