/** A call in the list of all. */
export interface DocsLine {
  name: string;
  group: string;
  verb: string;
  path: string;
  summary: string;
}

export interface DocsField {
  /** Dotted; `[]` after a list. */
  path: string;
  type: string;
  required: boolean;
  /** Limits, choices, defaults. */
  facts: string[];
}

interface DocsSchema {
  fields: DocsField[];
  /** JSON. */
  example: string;
}

export interface DocsAnswer extends Partial<DocsSchema> {
  status: string;
  /** Media types of pages and files. */
  files: string[];
}

export interface DocsError {
  status: string;
  code: string;
  sentence: string;
}

/** A call in full. */
export interface DocsCall {
  name: string;
  verb: string;
  path: string;
  summary: string;
  /** What it does to what is left out; undefined: nothing can be. */
  description: string | undefined;
  /** `anyone`, `ADMIN`, `OWNER` */
  access: string[];
  parameters: (DocsField & { place: 'path' | 'query' | 'header' })[];
  body: (DocsSchema & { media: string }) | undefined;
  answer: DocsAnswer;
  errors: DocsError[];
}

export interface DocsGroup {
  name: string;
  title: string;
  calls: DocsCall[];
}
