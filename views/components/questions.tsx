import type { Site } from '../layouts/site.ts';
import { Html } from './html.tsx';
import { Icon } from './icon.tsx';
import { JsonLd } from './json-ld.tsx';

export interface FaqGroup {
  id: number;
  title: string;
  /** Answers are sanitised rich text. */
  entries: { id: number; question: string; answer: string }[];
}

interface QuestionsProps {
  entries: FaqGroup['entries'];
  /** Which answers are shown at once. */
  open: 'all' | 'first' | 'none';
}

/** Questions that fold out their answers, without a script too. */
export function Questions({ entries, open }: QuestionsProps) {
  return entries.map(({ id, question, answer }, index) => (
    <details key={id} open={open === 'all' || (open === 'first' && index === 0)}>
      <summary>
        {question}
        <Icon name="chevron-down" />
      </summary>
      <Html content={answer} className="answer" />
    </details>
  ));
}

interface PageQuestionsProps {
  site: Site;
  groups: readonly FaqGroup[];
  /** Search engines keep another page: the answers are that one's. */
  noindex: boolean;
}

/** What staff answer about one type or place, under its list. */
export function PageQuestions({ site, groups, noindex }: PageQuestionsProps) {
  if (groups.length === 0) return null;
  return (
    <>
      <link rel="stylesheet" href={site.assets.asset('css/faq.css')} />
      {groups.map(({ id, title, entries }) => (
        <section key={id} className="faq">
          <h2>{title}</h2>
          <div>
            <Questions entries={entries} open="none" />
          </div>
        </section>
      ))}
      {!noindex && <QuestionsData groups={groups} />}
    </>
  );
}

/** What search engines read of them. */
export function QuestionsData({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <JsonLd
      content={{
        '@type': 'FAQPage',
        mainEntity: groups
          .flatMap(({ entries }) => entries)
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
      }}
    />
  );
}
