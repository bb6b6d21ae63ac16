/** A run of words inside a paragraph. */
export interface TextRun {
  text: string;
  strong?: boolean;
}

export interface MailLink {
  label: string;
  url: string;
}

export interface Fact {
  label: string;
  value: string;
}

/** One end of the stay: '15 Ağustos 2026', 'Cumartesi', 'en erken 16.00'. */
export interface StayEnd {
  label: string;
  day: string;
  weekday: string;
  hour: string;
}

export interface TextBlock {
  kind: 'text';
  runs: TextRun[];
}

export interface StayBlock {
  kind: 'stay';
  name: string;
  place: string;
  check_in: StayEnd;
  check_out: StayEnd;
  facts: Fact[];
}

export interface PriceLine {
  label: string;
  amount: string;
  /** A discount takes away and is set apart. */
  reduces?: boolean;
}

/** Two parts of the total; `percent` (0–100) is the first one's share of the bar. */
export interface PriceSplit {
  percent: number;
  parts: [Fact, Fact];
}

export interface PriceBlock {
  kind: 'price';
  title: string;
  lines: PriceLine[];
  total: Fact;
  split: PriceSplit | null;
  notes: string[];
}

export interface BankAccount {
  bank: string;
  holder: Fact;
  iban: Fact;
}

export interface TransferBlock {
  kind: 'transfer';
  title: string;
  amount: Fact;
  /** null: there is none. */
  deadline: Fact | null;
  reference: Fact;
  accounts: BankAccount[];
  /** Why none is named. */
  no_account: string;
  /** Where the accounts are, once the texts of the sale are accepted; null: here. */
  agree: MailLink | null;
  notes: string[];
}

export interface FactsBlock {
  kind: 'facts';
  title: string;
  facts: Fact[];
  notes: string[];
}

export interface ButtonBlock {
  kind: 'button';
  label: string;
  url: string;
}

/** What was done, and how much of it: a stay with its days, and its nights and money at the side. */
export interface ListedLine {
  name: string;
  detail: string;
  value: string;
  measure: string;
}

export interface ListBlock {
  kind: 'list';
  title: string;
  lines: ListedLine[];
  /** Stands where there are no lines. */
  none: string;
}

/** Somebody's own paragraphs; `quoted`: they stand below as what is answered. */
export interface PassageBlock {
  kind: 'passage';
  title: string;
  paragraphs: string[];
  quoted: boolean;
  /** What it answers. */
  answers?: PassageBlock;
}

/** A run of words with how it is set, and where it leads; the text '\n' is a line break. */
export interface RichRun {
  text: string;
  strong: boolean;
  em: boolean;
  url: string | undefined;
}

export type RichPassage =
  | {
      kind: 'paragraph' | 'heading' | 'quote' | 'item';
      /** What stands before an item: '•' or '2.'. */
      mark: string;
      runs: RichRun[];
    }
  | { kind: 'picture'; url: string; alt: string };

/** Staff's text as the editor of longer texts writes it. */
export interface RichBlock {
  kind: 'rich';
  passages: RichPassage[];
}

/** One villa to choose from. */
export interface Choice {
  name: string;
  url: string;
  place: string;
  facts: string[];
  amount: Fact;
  note: string;
}

export interface ChoicesBlock {
  kind: 'choices';
  choices: Choice[];
}

export type MailBlock =
  | PassageBlock
  | RichBlock
  | ChoicesBlock
  | TextBlock
  | StayBlock
  | PriceBlock
  | TransferBlock
  | FactsBlock
  | ListBlock
  | ButtonBlock;

/**
 * A mail before it becomes HTML and plain text. Everything is written out already (money, days,
 * labels), so that both forms say the same.
 */
export interface MailDocument {
  subject: string;
  /** The line an inbox shows after the subject. */
  preview: string;
  site_name: string;
  home_url: string;
  /** The code in the mail's head; null: the mail is about no reservation. */
  reference: string | null;
  blocks: MailBlock[];
  footer: string[];
  /** How a newsletter ends; null: nobody signed up for this. */
  leave: MailLink | null;
}
