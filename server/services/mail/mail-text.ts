import type {
  Choice,
  Fact,
  ListedLine,
  MailBlock,
  MailDocument,
  PassageBlock,
  PriceBlock,
  RichPassage,
  StayBlock,
  TransferBlock,
} from '../../../views/mail/mail-document.ts';

/** The plain text beside the HTML: the same blocks in the same order, lines parted by LF. */
export function mailText(mail: MailDocument): string {
  const leave = mail.leave ? [`${mail.leave.label}: ${mail.leave.url}`] : [];
  const parts = [...mail.blocks.map(blockText), ['--', ...mail.footer, ...leave].join('\n')];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.runs.map(({ text }) => text).join('');
    case 'stay':
      return stayText(block);
    case 'price':
      return priceText(block);
    case 'transfer':
      return transferText(block);
    case 'facts':
      return lines(block.title, ...block.facts.map(factText), ...block.notes);
    case 'list':
      return lines(
        block.title,
        ...(block.lines.length > 0 ? block.lines.map(lineText) : [block.none]),
      );
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'passage':
      return passageText(block);
    case 'rich':
      return block.passages.map(richText).join('\n\n');
    case 'choices':
      return block.choices.map(choiceText).join('\n\n');
  }
}

/** Quoted lines begin with '> ', as mail programs write them. */
function passageText({ title, paragraphs, quoted, answers }: PassageBlock): string {
  const text = paragraphs.join('\n\n');
  const shown = quoted ? text.replace(/^/gm, '> ') : text;
  const said = title ? lines(title, shown) : shown;
  return answers ? lines(said, '', passageText(answers)) : said;
}

function richText(passage: RichPassage): string {
  if (passage.kind === 'picture') return passage.alt ? `[${passage.alt}]` : '';
  const { kind, mark, runs } = passage;
  const words = runs
    .map(({ text, url }) => (url && url !== text ? `${text} (${url})` : text))
    .join('');
  if (kind === 'item') return `${mark} ${words}`;
  return kind === 'quote' ? words.replace(/^/gm, '> ') : words;
}

const lineText = ({ name, detail, value, measure }: ListedLine): string =>
  `${name}, ${detail}: ${measure}, ${value}`;

const choiceText = ({ name, url, place, facts, amount, note }: Choice): string =>
  lines(...[name, place, ...facts, note, factText(amount), url].filter((line) => line !== ''));

function stayText(stay: StayBlock): string {
  const ends = [stay.check_in, stay.check_out].map(
    ({ label, day, weekday, hour }) => `${label}: ${day} ${weekday}, ${hour}`,
  );
  return lines(stay.name, stay.place, ...ends, ...stay.facts.map(factText));
}

function priceText(price: PriceBlock): string {
  const amounts = price.lines.map(({ label, amount }) => `${label}: ${amount}`);
  const split = price.split?.parts.map(factText) ?? [];
  return lines(price.title, ...amounts, factText(price.total), ...split, ...price.notes);
}

function transferText(transfer: TransferBlock): string {
  const { amount, deadline, reference, accounts, agree } = transfer;
  const accountLines = accounts.map(({ bank, holder, iban }) =>
    lines('', bank, factText(holder), factText(iban)),
  );
  if (accounts.length === 0) accountLines.push(transfer.no_account);
  if (agree) accountLines.push(`${agree.label}: ${agree.url}`);
  const facts = [amount, ...(deadline ? [deadline] : []), reference].map(factText);
  return lines(transfer.title, ...facts, ...accountLines, '', ...transfer.notes);
}

const factText = ({ label, value }: Fact) => `${label}: ${value}`;

const lines = (...all: string[]) => all.join('\n');
