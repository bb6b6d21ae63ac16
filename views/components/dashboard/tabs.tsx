interface Tab {
  href: string;
  label: string;
  count?: string;
  current: boolean;
}

/** Tabs are links to addresses of their own, never hidden panes. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, label: text, count, current }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  );
}
