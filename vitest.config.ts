import { defineConfig } from 'vitest/config'

/** What is waited for comes at once on a quiet machine; a busy one is given time. */
const expect = { poll: { timeout: 20_000 } }

/** What passes only the second time is named at the end of a run, and mended; one chance in a run of an hour decides nothing. */
const retry = 1

const source = '{apps,packages,tools}/*/{src,test}/**'

export default defineConfig({
  test: {
    // Most tests wait, for a job or for PostgreSQL: four at a time use 1.7 to 1.9 of two cores.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'unit',
          expect,
          include: [`${source}/*.test.{ts,tsx}`, 'tools/**/*.test.ts'],
          exclude: ['**/*.{int,api,race,alone}.test.ts', '**/node_modules/**', 'tools/fixtures/**'],
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          expect,
          retry,
          include: [`${source}/*.{int,api,race}.test.ts`, 'tools/*.int.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/postgres/src/test-server.ts'],
          pool: 'forks',
          // One worker loads the server once for all its files; each file has a database and a server object of its own.
          isolate: false,
          // A busy machine takes three times as long as a quiet one.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // What puts something in the place of a module.
          name: 'alone',
          expect,
          retry,
          include: [`${source}/*.alone.test.ts`],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/postgres/src/test-server.ts'],
          pool: 'forks',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
