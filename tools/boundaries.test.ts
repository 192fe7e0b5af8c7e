import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { rulesFor } from './boundaries/rules.ts'

const withdrawals = 'apps/server/src/features/money/withdrawals'
/** The file of tools/fixtures/boundaries/broken that breaks the rule, by rule. */
const culprits: Record<string, string[]> = {
  'packages-know-no-app': ['packages/ui/src/knows-an-app.ts'],
  'apps-know-no-other-app': ['apps/console/src/knows-the-portal.ts'],
  'apps-are-started-not-imported': ['e2e/imports-an-app.ts'],
  'packages-and-apps-know-no-example': ['packages/art/src/knows-an-example.ts'],
  'examples-stand-on-the-kit': ['examples/coin/src/knows-the-money.ts'],
  'frames-know-no-game': ['packages/vendor-ui/src/knows-a-game.ts'],
  'portal-knows-no-rules': [
    'apps/portal/src/features/bets/knows-a-lottery.tsx',
    'apps/portal/src/features/bets/knows-a-rule.tsx',
  ],
  'portal-is-no-frame': ['apps/portal/src/components/knows-a-frame.tsx'],
  'pure-packages-touch-nothing': [
    'packages/lottery-rules/src/reads-the-results.ts',
    'packages/money/src/asks-the-network.ts',
    'packages/money/src/reads-the-disk.ts',
  ],
  'prices-know-no-seed': ['apps/sportsbook/src/prices/knows-the-script.ts'],
  'features-are-entered-by-the-door': [`${withdrawals}/enter-by-the-window.ts`],
  'outsiders-enter-by-the-door': ['apps/server/src/app.ts'],
  'shared-code-knows-no-feature': ['apps/server/src/lib/knows-the-wallet.ts'],
  'only-wallet-knows-the-ledger': [`${withdrawals}/move-money.ts`],
  'deciders-touch-no-storage': [`${withdrawals}/refund.ts`, `${withdrawals}/withdrawal-policy.ts`],
  'deciders-touch-no-http': [`${withdrawals}/withdrawal-view.ts`],
  'routes-write-no-sql': [`${withdrawals}/report-routes.ts`],
  'screen-features-are-islands': [
    'apps/console/src/features/money/deposits/knows-the-ledger.tsx',
    'apps/portal/src/features/bets/knows-the-chat.tsx',
  ],
  'screen-features-know-no-route': ['apps/portal/src/features/chat/knows-a-route.tsx'],
  'shared-components-know-no-feature': ['apps/portal/src/components/knows-the-chat.tsx'],
  'no-circles': ['packages/art/src/egg.ts'],
  'production-knows-no-test': ['apps/portal/src/components/knows-a-story.tsx'],
  'every-import-resolves': ['packages/art/src/finds-nothing.ts'],
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A small repository: workspaces are linked as npm links them, libraries are empty. */
function repository(...layers: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
  folders.push(folder)
  for (const layer of layers)
    cpSync(path.join(import.meta.dirname, 'fixtures/boundaries', layer), folder, { recursive: true })
  mkdirSync(path.join(folder, 'node_modules/@fairground'), { recursive: true })
  for (const name of ['contract', 'ledger', 'money']) {
    const workspace = path.join(folder, 'packages', name)
    mkdirSync(workspace, { recursive: true })
    writeFileSync(path.join(workspace, 'package.json'), '{ "exports": { ".": "./src/index.ts" } }')
    symlinkSync(workspace, path.join(folder, 'node_modules/@fairground', name))
  }
  for (const name of ['zod', 'kysely', 'fastify']) {
    mkdirSync(path.join(folder, 'node_modules', name))
    writeFileSync(path.join(folder, 'node_modules', name, 'index.js'), '')
  }
  return folder
}

function checkBoundaries(folder: string) {
  const script = path.join(import.meta.dirname, 'boundaries/check-boundaries.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const found = stdout.matchAll(/^([\w-]+): (\S+) -> /gm)
  return { status, stdout, found: [...found].map(([, rule, from]) => `${rule}: ${from}`).sort() }
}

test('a tree that keeps to the boundaries passes', () => {
  const { status, found, stdout } = checkBoundaries(repository('clean'))
  expect(found).toEqual([])
  expect(stdout).toContain('boundaries: 27 modules, 0 violations')
  expect(status).toBe(0)
})

test('every boundary rule fires by name, on the file that breaks it and on no other', () => {
  expect(Object.keys(culprits).sort()).toEqual(
    rulesFor([])
      .map((rule) => rule.name)
      .sort(),
  )
  const { status, found } = checkBoundaries(repository('clean', 'broken'))
  expect(found).toEqual(
    Object.entries(culprits)
      .flatMap(([rule, files]) => files.map((file) => `${rule}: ${file}`))
      .sort(),
  )
  expect(status).toBe(1)
})

test('a run that reads nothing fails instead of passing in silence', () => {
  const { status, stdout } = checkBoundaries(repository())
  expect(stdout).toContain('only 0 modules were read')
  expect(status).toBe(1)
})
