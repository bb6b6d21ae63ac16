import type { CSSProperties } from 'react';

/** The design tokens' light values: mail programs know no custom properties, and mails stay light. */
export const colours = {
  page: '#F2F6F6',
  sheet: '#FFFFFF',
  sunken: '#F2F6F6',
  line: '#DCE5E6',
  text: '#0B2730',
  soft_text: '#425B64',
  faint_text: '#566E77',
  deniz: '#00677A',
  deniz_soft: '#E1F2F3',
  deniz_ink: '#004E5E',
  on_deniz: '#FFFFFF',
  begonvil: '#B3245E',
  derin: '#06303C',
  on_derin: '#F1FAFA',
  info_soft: '#E6EFFB',
  coral: '#FF8DB4',
} as const;

export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

/** Pixels at the sheet's sides, and inside a panel: phones have no room for more. */
export const GUTTER = 20;
export const PANEL_PADDING = 18;

/** Cells inherit nothing in some programs, so each one says its type in full. */
export const type = {
  body: { fontFamily: FONT, fontSize: 16, lineHeight: '25px', color: colours.text },
  small: { fontFamily: FONT, fontSize: 14, lineHeight: '21px', color: colours.soft_text },
  label: { fontFamily: FONT, fontSize: 13, lineHeight: '18px', color: colours.faint_text },
  title: {
    fontFamily: FONT,
    fontSize: 18,
    lineHeight: '24px',
    fontWeight: 700,
    color: colours.text,
    margin: 0,
  },
} as const satisfies Record<string, CSSProperties>;

export const panel: CSSProperties = {
  border: `1px solid ${colours.line}`,
  borderRadius: 12,
  borderCollapse: 'separate',
};
