import { lint } from './support.ts';

/** Each rule of docs/architecture.md with a file that breaks it and the words it is refused with. */
const refused: [rule: string, path: string, text: string, words: string][] = [
  [
    'domain reads no database',
    'server/domain/reads-database.ts',
    "import { db } from '../db/index.ts';\nexport const found = db;\n",
    'domain is pure',
  ],
  [
    'domain reads no database from a folder of its own either',
    'server/domain/feeds/reads-database.ts',
    "import { db } from '../../db/index.ts';\nexport const read = () => db;\n",
    'domain is pure',
  ],
  [
    'domain imports no package',
    'server/domain/imports-package.ts',
    "import { z } from 'zod';\nexport const found = z;\n",
    'domain is pure',
  ],
  [
    'domain takes no types from elsewhere either',
    'server/domain/imports-type.ts',
    "import type { Row } from '../queries/villas.ts';\nexport type Found = Row;\n",
    'domain is pure',
  ],
  [
    'domain never asks the clock',
    'server/domain/asks-clock.ts',
    'export const today = () => new Date();\n',
    'noRestrictedGlobals',
  ],
  [
    'domain never asks what day it is',
    'server/domain/asks-day.ts',
    "export const today = () => Temporal.Now.plainDateISO('Europe/Istanbul');\n",
    'take today as an argument',
  ],
  [
    'shared imports only shared',
    'server/shared/imports-domain.ts',
    "import { price } from '../domain/pricing.ts';\nexport const found = price;\n",
    'shared is pure',
  ],
  [
    'shared runs in browsers, without Node',
    'server/shared/imports-node.ts',
    "import { readFileSync } from 'node:fs';\nexport const found = readFileSync;\n",
    'shared is pure',
  ],
  [
    'schemas import zod and shared only',
    'server/schemas/imports-env.ts',
    "import { env } from '../env.ts';\nexport const found = env;\n",
    'schemas are pure',
  ],
  [
    'answers import schemas and shared only',
    'server/schemas/answers/imports-presenter.ts',
    "import { presentTown } from '../../presenters/towns.ts';\nexport const found = presentTown;\n",
    'schemas are pure',
  ],
  [
    'islands carry no zod to the browser',
    'islands/imports-zod.tsx',
    "import { z } from 'zod';\nexport const found = z;\n",
    'islands run in browsers',
  ],
  [
    'islands import no server code but shared',
    'islands/imports-schema.tsx',
    "import { Stay } from '../server/schemas/stays.ts';\nexport const found = Stay;\n",
    'islands run in browsers',
  ],
  [
    'islands in a folder of their own import no server code either',
    'islands/dashboard/imports-schema.tsx',
    "import { Stay } from '../../server/schemas/stays.ts';\nexport const found = Stay;\n",
    'islands run in browsers',
  ],
  [
    'only the editor of long texts brings TipTap to the browser',
    'islands/dashboard/imports-tiptap.ts',
    "import { Editor } from '@tiptap/core';\nexport const found = Editor;\n",
    'islands run in browsers',
  ],
  [
    'that editor brings nothing else',
    'islands/dashboard/rich-text/imports-zod.ts',
    "import { z } from 'zod';\nexport const found = z;\n",
    'TipTap, nothing else',
  ],
  [
    'islands import no views',
    'islands/imports-view.tsx',
    "import { Icon } from '../views/components/icon.tsx';\nexport const found = Icon;\n",
    'islands run in browsers',
  ],
  [
    'hooks are called in the same order every time',
    'islands/calls-hook-sometimes.tsx',
    "import { useState } from 'react';\nexport function Found({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return <p>1</p>;\n}\n",
    'useHookAtTopLevel',
  ],
  [
    'views run no server code',
    'views/public/villas/runs-query.tsx',
    "import { listVillas } from '../../../server/queries/villas.ts';\nexport const found = listVillas;\n",
    'only types from the server',
  ],
  [
    'views load no server code later either',
    'views/public/villas/loads-query.tsx',
    "export const found = () => import('../../../server/queries/villas.ts');\n",
    'only types from the server',
  ],
  [
    'views take no types of what answers with them',
    'views/public/villas/takes-type.tsx',
    "import type { Found } from '../../../server/controllers/public/villas.ts';\nexport type Props = { found: Found };\n",
    'the view',
  ],
  [
    'views know no HTTP',
    'views/public/villas/imports-express.tsx',
    "import type { Request } from 'express';\nexport type Props = { req: Request };\n",
    'views only show',
  ],
  [
    'views have no hooks',
    'views/components/uses-state.tsx',
    "import { useState } from 'react';\nexport const found = useState;\n",
    'Make an island',
  ],
  [
    'views have no style props, which the CSP would drop',
    'views/components/styled.tsx',
    "export const Styled = () => <p style={{ color: 'red' }}>1</p>;\n",
    'noInlineStyles',
  ],
  [
    'only the named components print raw HTML',
    'views/public/villas/raw.tsx',
    'export const Raw = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n',
    'noDangerouslySetInnerHtml',
  ],
  [
    'queries know no HTTP',
    'server/queries/imports-express.ts',
    "import type { Request } from 'express';\nexport type Found = Request;\n",
    'queries know SQL',
  ],
  [
    'queries know no controllers',
    'server/queries/imports-controller.ts',
    "import { index } from '../controllers/public/villas.ts';\nexport const found = index;\n",
    'queries know SQL',
  ],
  [
    'queries of an area know no services',
    'server/queries/listings/imports-service.ts',
    "import { OFF_SALE } from '../../services/listings/boats.ts';\nexport const found = OFF_SALE;\n",
    'queries know SQL',
  ],
  [
    'queries name their columns',
    'server/queries/selects-all.ts',
    "import type { Db } from '../db/index.ts';\nexport const found = (db: Db) => db.selectFrom('villas').selectAll().execute();\n",
    'Name the columns',
  ],
  [
    'services know no HTTP',
    'server/services/imports-express.ts',
    "import type { Response } from 'express';\nexport type Found = Response;\n",
    'services, jobs and db know no HTTP',
  ],
  [
    'services know nothing of those who show what they return',
    'server/services/prices/imports-presenter.ts',
    "import { presentQuote } from '../../presenters/prices/quotes.ts';\nexport const found = presentQuote;\n",
    'not the other way round',
  ],
  [
    'jobs know no HTTP',
    'server/jobs/imports-controller.ts',
    "import { index } from '../controllers/public/villas.ts';\nexport const found = index;\n",
    'services, jobs and db know no HTTP',
  ],
  [
    'controllers write no SQL',
    'server/controllers/public/writes-sql.ts',
    "import { sql } from 'kysely';\nexport const found = sql;\n",
    'SQL lives in queries and services',
  ],
  [
    'controllers do not reach for routes',
    'server/controllers/public/imports-routes.ts',
    "import { publicRoutes } from '../../routes/public.ts';\nexport const found = publicRoutes;\n",
    'A controller parses',
  ],
  [
    'routes ask no database',
    'server/routes/reads-database.ts',
    "import { db } from '../db/index.ts';\nexport const found = db;\n",
    'A route line names',
  ],
  [
    'routes in a folder of their own call no service either',
    'server/routes/api/calls-service.ts',
    "import { book } from '../../services/bookings.ts';\nexport const found = book;\n",
    'A route line names',
  ],
  [
    'openapi asks no database',
    'server/openapi/runs-query.ts',
    "import { listTowns } from '../queries/towns.ts';\nexport const found = listTowns;\n",
    'openapi describes calls',
  ],
  [
    'openapi’s calls know no middleware',
    'server/openapi/calls/imports-middleware.ts',
    "import { takePictures } from '../../middleware/uploads.ts';\nexport const found = takePictures;\n",
    'openapi describes calls',
  ],
  [
    'middleware writes no SQL',
    'server/middleware/writes-sql.ts',
    "import pg from 'pg';\nexport const found = pg;\n",
    'SQL lives in queries and services',
  ],
  [
    'presenters write no SQL',
    'server/presenters/writes-sql.ts',
    "import { sql } from 'kysely';\nexport const found = sql;\n",
    'SQL lives in queries and services',
  ],
  [
    'migrations import nothing of the app',
    'migrations/2026-01-01T0000_villas__imports_app.ts',
    "import { slug } from '../server/domain/turkish.ts';\nexport const up = slug;\n",
    'A migration is frozen',
  ],
  [
    'what controllers share does not call them',
    'server/calls-controller.ts',
    "import { index } from './controllers/public/villas.ts';\nexport const found = index;\n",
    'not the other way round',
  ],
  [
    'the server runs without its tests',
    'server/imports-tests.ts',
    "import { site } from '../tests/support/api.ts';\nexport const found = site;\n",
    'without its tests',
  ],
  [
    'the environment is read in one file',
    'server/services/reads-environment.ts',
    'export const port = process.env.PORT;\n',
    'noProcessEnv',
  ],
  [
    'tokens are made in one file',
    'server/services/signs-token.ts',
    "import jwt from 'jsonwebtoken';\nexport const found = jwt;\n",
    'server/services/accounts/tokens.ts',
  ],
  [
    'nothing prints beside the log',
    'server/services/prints.ts',
    "console.log('1');\n",
    'noConsole',
  ],
  [
    'tools stay out of what runs in production',
    'server/services/imports-tool.ts',
    "import fc from 'fast-check';\nexport const found = fc;\n",
    'noUndeclaredDependencies',
  ],
  [
    'any is for migrations',
    'server/services/any.ts',
    'export const found = (value: any) => value;\n',
    'noExplicitAny',
  ],
  [
    'files are named in kebab-case',
    'server/services/camelCase.ts',
    'export const found = 1;\n',
    'useFilenamingConvention',
  ],
  [
    'nothing is exported without a name',
    'server/services/default.ts',
    'export default 1;\n',
    'noDefaultExport',
  ],
  [
    'no circle of imports',
    'server/services/circle.ts',
    "import { second } from './circle-second.ts';\nexport const first = () => second();\n",
    'noImportCycles',
  ],
  [
    'a function has at most 40 lines',
    'server/services/long.ts',
    `export function long(lines: string[]) {\n${"  lines.push('1');\n".repeat(41)}}\n`,
    'noExcessiveLinesPerFunction',
  ],
  [
    'a file has at most 200 lines',
    'server/services/long-file.ts',
    Array.from({ length: 201 }, (_, n) => `export const line${n} = ${n};\n`).join(''),
    'noExcessiveLinesPerFile',
  ],
  [
    'a function has at most 4 parameters',
    'server/services/many.ts',
    'export const five = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;\n',
    'useMaxParams',
  ],
];

/** What the same rules must let pass. */
const allowed: [rule: string, path: string, text: string][] = [
  [
    'routes import controllers and steps',
    'server/routes/api/allowed.ts',
    "import { index } from '../../controllers/api/towns.ts';\nimport { staff } from '../../middleware/access.ts';\nimport { get } from '../route.ts';\nexport const found = [index, staff, get];\n",
  ],
  [
    'openapi’s calls import schemas',
    'server/openapi/calls/allowed.ts',
    "import { TownAnswer } from '../../schemas/answers/towns.ts';\nimport { describe } from '../call.ts';\nexport const found = [TownAnswer, describe];\n",
  ],
  [
    'schemas import zod and shared',
    'server/schemas/allowed.ts',
    "import { z } from 'zod';\nimport { isTckn } from '../shared/identity-numbers.ts';\nexport const Tckn = z.string().refine(isTckn);\n",
  ],
  [
    'domain imports domain and shared',
    'server/domain/allowed.ts',
    "import { days } from '../shared/days.ts';\nimport { kurus } from './money.ts';\nexport const found = [days, kurus];\n",
  ],
  [
    'islands in a folder of their own import the others and shared',
    'islands/dashboard/allowed.ts',
    "import { paths } from '../../server/shared/paths.ts';\nimport { say } from '../toast.ts';\nexport const found = [paths, say];\n",
  ],
  [
    'the editor of long texts imports TipTap',
    'islands/dashboard/rich-text/allowed.ts',
    "import { Editor } from '@tiptap/core';\nimport { say } from '../toast.ts';\nexport const found = [Editor, say];\n",
  ],
  [
    'views take types from the server',
    'views/public/villas/allowed.tsx',
    "import type { VillaCard } from '../../../server/queries/villas.ts';\nimport { paths } from '../../../server/shared/paths.ts';\nexport const link = (card: VillaCard) => paths.villa(card.slug);\n",
  ],
  [
    'mails are styled inline, as mail clients need it',
    'views/mail/allowed.tsx',
    "export const Styled = () => <p style={{ color: 'red' }}>1</p>;\n",
  ],
  [
    'Html prints raw HTML',
    'views/components/html.tsx',
    'export const Html = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;\n',
  ],
  [
    'the environment is read in env.ts',
    'server/env.ts',
    'export const env = { port: process.env.PORT };\n',
  ],
  [
    'tokens.ts makes tokens',
    'server/services/accounts/tokens.ts',
    "import jwt from 'jsonwebtoken';\nexport const found = jwt;\n",
  ],
];

const companions = {
  'server/services/circle-second.ts':
    "import { first } from './circle.ts';\nexport const second = () => first();\n",
};

const found = lint({
  ...companions,
  ...Object.fromEntries([...refused, ...allowed].map(([, path, text]) => [path, text])),
});

test.each(refused)('%s', (_rule, path, _text, words) => {
  expect(found.get(path)?.join('\n')).toContain(words);
});

test.each(allowed)('%s', (_rule, path) => {
  expect(found.get(path)).toBeUndefined();
});
