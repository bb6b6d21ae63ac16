import { runBookings } from './bench/bookings.ts';
import { runLists } from './bench/lists.ts';
import { runOccupancy } from './bench/occupancy.ts';
import { runPages } from './bench/pages.ts';
import { runQuotes } from './bench/quotes.ts';
import { runSearch } from './bench/search.ts';
import { type BenchedSite, startSite } from './bench/site.ts';
import { lineFor, type Row, titles } from './bench/table.ts';
import { runScript } from './run-script.ts';

/** What can be asked for: `npm run bench -- pages|booking|quote|occupancy`, `-- search [--villas=5000]` or `-- lists` alone; nothing is all of the first. */
const PARTS: Record<string, (site: BenchedSite) => AsyncGenerator<Row>> = {
  pages: runPages,
  quote: runQuotes,
  booking: runBookings,
  occupancy: runOccupancy,
};

/** With a database of its own, and run only when asked for: making it takes minutes. */
async function benchAlone(rows: AsyncGenerator<Row>): Promise<void> {
  console.log(titles());
  for await (const row of rows) {
    console.log(lineFor(row));
    if (row.errors > 0) throw new Error(`${row.errors} requests failed`);
  }
}

function searchedVillas(): number | undefined {
  const size = process.argv.find((part) => part.startsWith('--villas='))?.slice('--villas='.length);
  return size ? Number(size) : undefined;
}

/**
 * `npm run bench`: what a request costs on this machine now, beside a floor. Figures are for reading,
 * so only an error makes it fail; budgets that must hold everywhere are counted by the tests.
 */
await runScript(async () => {
  const wanted = process.argv.slice(2).filter((part) => !part.startsWith('--'));
  if (wanted.join() === 'search') return benchAlone(runSearch(searchedVillas()));
  if (wanted.join() === 'lists') return benchAlone(runLists());
  const unknown = wanted.filter((part) => !PARTS[part]);
  if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}`);
  const site = await startSite();
  let failed = 0;
  try {
    console.log(titles());
    for (const [part, run] of Object.entries(PARTS)) {
      if (wanted.length > 0 && !wanted.includes(part)) continue;
      for await (const row of run(site)) {
        console.log(lineFor(row));
        failed += row.errors;
      }
    }
  } finally {
    await site.stop();
  }
  if (failed > 0) throw new Error(`${failed} requests failed`);
});
