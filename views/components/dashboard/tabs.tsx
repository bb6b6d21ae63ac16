interface Tab {
  href: string;
  label: string;
  count?: string | undefined;
  /** 'true': the page is one below it, and itself marked there. */
  current: boolean | 'true';
}

/** Tabs are links to addresses of their own, never hidden panes. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, label: text, count, current }) => (
        <a key={href} href={href} aria-current={current === true ? 'page' : current || undefined}>
          {text}
          {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  );
}

interface TabGroup {
  key: string;
  label: string;
  count?: string | undefined;
  tabs: (Tab & { current: boolean })[];
}

/** More tabs than a row holds: their groups as tabs, and the tabs of the one that is open below them. */
export function GroupedTabs({ label, groups }: { label: string; groups: TabGroup[] }) {
  const shown = groups.filter(({ tabs }) => tabs.length > 0);
  const open = shown.find(({ tabs }) => tabs.some(({ current }) => current));
  const hasSubtabs = open !== undefined && open.tabs.length > 1;
  return (
    <div className="editor-tabs no-print">
      <Tabs
        label={label}
        tabs={shown.map((group) => ({
          ...{ label: group.label, count: group.count },
          href: group.tabs[0]?.href ?? '',
          current: group === open && (hasSubtabs ? 'true' : true),
        }))}
      />
      {hasSubtabs && (
        <nav className="subtabs" aria-label={open.label}>
          {open.tabs.map((tab) => (
            <a key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
