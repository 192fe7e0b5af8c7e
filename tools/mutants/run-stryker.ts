import { randomUUID } from 'node:crypto'
import { globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '@fairground/postgres'
import { openTestOwner } from '@fairground/postgres/test-owner'
import { Stryker } from '@stryker-mutator/core'
import { cacheFolder } from '../workspace.ts'
import { type MutationScope, mutationScopes } from './mutation-scopes.ts'

const scoreMin = 85

type Options = ConstructorParameters<typeof Stryker>[0]

interface Wanted {
  /** Names of scopes; all when empty. */
  scopes: readonly string[]
  /** Patterns of the files that are mutated, in place of the scope's own. */
  mutate: string[] | undefined
  /** Tries again what an earlier run has tried on the same text with the same tests. */
  isForced: boolean
}

/**
 * Lets Stryker mutate a copy of the sources, scope by scope, and asks the tests against one real PostgreSQL.
 * What it found is kept, so that the next run tries only what changed; it does not see a change of SQL.
 */
export async function runStryker(copy: string, wanted: Wanted): Promise<number> {
  process.chdir(copy)
  const postgres = await startPostgres({
    dataDir: path.join(copy, '.data/mutants'),
    password: randomUUID(),
    fast: true,
  })
  process.env.TEST_DATABASE_URL = await openTestOwner(postgres.url)
  const names = wanted.scopes.length > 0 ? wanted.scopes : Object.keys(mutationScopes)
  try {
    for (const name of names) await new Stryker(optionsOf(name, wanted)).runMutationTest()
  } finally {
    await postgres.stop()
  }
  return Number(process.exitCode ?? 0)
}

function scopeOf(name: string): MutationScope {
  const scope = Object.hasOwn(mutationScopes, name) ? mutationScopes[name] : undefined
  if (!scope) throw new Error(`There is no scope “${name}”; they are ${Object.keys(mutationScopes).join(' and ')}.`)
  return scope
}

function optionsOf(name: string, wanted: Wanted): Options {
  const { mutate, tests } = scopeOf(name)
  const reports = path.join(cacheFolder, 'stryker')
  mkdirSync(reports, { recursive: true })
  process.env.MUTATION_TESTS = tests.flatMap((pattern) => globSync(pattern).sort()).join()
  return {
    mutate: wanted.mutate ?? mutate,
    // The copy may be changed, and its packages know each other.
    inPlace: true,
    disableTypeChecks: false,
    testRunner: 'vitest',
    vitest: { pool: 'forks', related: false, configFile: 'tools/mutants/vitest.config.ts' },
    concurrency: 1,
    timeoutMS: 180_000,
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: path.join(reports, `${name}.json`),
    force: wanted.isForced,
    reporters: ['clear-text', 'progress-append-only', 'html'],
    clearTextReporter: { logTests: false, allowColor: false },
    htmlReporter: { fileName: path.join(reports, `${name}.html`) },
    thresholds: { high: 95, low: scoreMin, break: scoreMin },
    allowConsoleColors: false,
  }
}
