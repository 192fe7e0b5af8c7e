import type { IRegularForbiddenRuleType as Rule } from 'dependency-cruiser'

// Every rule of docs/ARCHITECTURE.md, "Who may know whom"; tools/fixtures/boundaries proves that each fires.

const pure = '^packages/(contract|money|game-rules|lottery-rules|room-rules|sports-rules|fairness)/'
const pureLibraries = '(^|/)node_modules/(zod|@orpc/contract|@noble/curves|@noble/hashes|htmlparser2)/'
const testCode = '\\.(test|spec|stories)\\.tsx?$|(^|/)(test|stories)/|^e2e/|^packages/postgres/src/test'
const reactApps = 'portal|console|game-client|lottery-client|sportsbook-client'
/** Folders of a domain, then of a feature. */
const features = '^apps/server/src/features/'
const screenFeature = 'apps/(?:portal|game-client)/src/features/[^/]+|apps/console/src/features/[^/]+/[^/]+'
const storage =
  '^apps/server/src/db/|-store\\.ts$|^packages/(postgres|ledger)/|(^|/)node_modules/(kysely|pg|graphile-worker)/'
const http =
  '-routes\\.ts$|^apps/server/src/lib/http|(^|/)node_modules/(fastify|@fastify/[^/]+|@orpc/(server|openapi)|socket\\.io)/'
const sql = '^packages/(postgres|ledger)/|(^|/)node_modules/(kysely|pg)/'
const migration = '^apps/server/src/db/prepare-database\\.ts$'
const notScript = '\\.(css|svg|png|wasm|webp|woff2)($|\\?)|^virtual:|routeTree\\.gen'

const forbid = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  severity: 'error',
  from,
  to,
})

/** The rules for a tree with these files, paths relative to its root. */
export const rulesFor = (files: string[]): Rule[] => [
  forbid('packages-know-no-app', { path: '^packages/' }, { path: '^apps/' }),
  forbid('apps-know-no-other-app', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
  forbid('apps-are-started-not-imported', { path: '^(tools|e2e)/' }, { path: '^apps/' }),

  forbid('packages-and-apps-know-no-example', { path: '^(packages|apps|tools)/' }, { path: '^examples/' }),
  // What an outside studio could build on.
  forbid(
    'examples-stand-on-the-kit',
    { path: '^examples/' },
    { path: '^(apps|packages)/', pathNot: '^packages/(vendor-kit/src/index\\.ts|contract/|fairness/)' },
  ),

  // The frame of any vendor: it knows no game, and not what the studio and its own frame say to each other.
  forbid(
    'frames-know-no-game',
    { path: '^packages/vendor-ui/' },
    {
      path: '^packages/',
      pathNot: '^packages/(vendor-ui|ui|i18n|money|fairness)/|^packages/contract/src/(vendor|base)/',
    },
  ),
  // Roads are pictures of results; whoever checks a proof draws the round again.
  forbid(
    'portal-knows-no-rules',
    { path: '^apps/(portal|console)/src/', pathNot: `${testCode}|^apps/portal/src/features/content/` },
    {
      path: '^packages/(game-rules|lottery-rules|room-rules|sports-rules)/',
      pathNot: '^packages/game-rules/src/parts/roads/',
    },
  ),
  forbid('portal-is-no-frame', { path: '^apps/(portal|console|server)/' }, { path: '^packages/vendor-ui/' }),

  forbid(
    'pure-packages-touch-nothing',
    { path: `${pure}src/`, pathNot: testCode },
    { pathNot: `${pure}|${pureLibraries}` },
  ),

  // Whoever prices a match knows what everybody knows of it.
  forbid(
    'prices-know-no-seed',
    { path: '^apps/sportsbook/src/prices/', pathNot: testCode },
    {
      path: '^packages/(fairness|vendor-kit)/|^apps/sportsbook/src/',
      pathNot: '^apps/sportsbook/src/(prices/|db/schema\\.ts$|matches/match-clock\\.ts$)',
    },
  ),

  forbid(
    'features-are-entered-by-the-door',
    { path: `${features}([^/]+/[^/]+)/` },
    { path: features, pathNot: `${features}($1/|[^/]+/[^/]+/index\\.ts$)` },
  ),
  forbid(
    'outsiders-enter-by-the-door',
    { path: '^apps/server/', pathNot: features },
    { path: `${features}[^/]+/[^/]+/(?!index\\.ts$)` },
  ),
  forbid(
    'shared-code-knows-no-feature',
    { path: '^apps/server/src/(db|lib|config)/', pathNot: testCode },
    { path: features },
  ),

  forbid(
    'only-wallet-knows-the-ledger',
    { path: '^(apps|packages)/', pathNot: `${features}money/wallet/|${migration}|^packages/ledger/|${testCode}` },
    { path: '^packages/ledger/' },
  ),

  forbid('deciders-touch-no-storage', { path: decidersAmong(files) }, { path: storage }),
  forbid('deciders-touch-no-http', { path: decidersAmong(files) }, { path: http }),
  forbid('routes-write-no-sql', { path: '^apps/server/src/.+-routes\\.ts$' }, { path: sql }),

  forbid(
    'screen-features-are-islands',
    { path: `^(${screenFeature})/` },
    { path: '^apps/[^/]+/src/features/', pathNot: '^$1/' },
  ),
  forbid(
    'screen-features-know-no-route',
    { path: `^apps/(${reactApps})/src/features/` },
    { path: '^apps/$1/src/(routes/|routeTree)' },
  ),
  forbid(
    'shared-components-know-no-feature',
    { path: `^apps/(${reactApps})/src/(?!features/|routes/)[^/]+/`, pathNot: testCode },
    { path: '^apps/$1/src/(features|routes)/' },
  ),

  forbid('no-circles', {}, { circular: true }),
  forbid('production-knows-no-test', { path: '^(apps|packages)/', pathNot: testCode }, { path: testCode }),
  // A name that resolves to nothing would be invisible to every rule above.
  forbid('every-import-resolves', {}, { couldNotResolve: true, pathNot: notScript }),
]

/** Files that decide: policies, views, and `withdrawal.ts` beside `withdrawal-store.ts`. */
function decidersAmong(files: string[]): string[] {
  const existing = new Set(files)
  const isDomain = (file: string) => existing.has(file.replace(/\.ts$/, '-store.ts'))
  const domain = files.filter((file) => file.startsWith('apps/server/src/features/') && isDomain(file))
  return [`${features}.+-(policy|view)\\.ts$`, ...domain.map((file) => `^${file.replaceAll('.', '\\.')}$`)]
}
