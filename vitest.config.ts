import { defineConfig } from 'vitest/config'

const source = '{apps,packages,tools}/*/{src,test}/**'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${source}/*.test.{ts,tsx}`, 'tools/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', '**/*.api.test.ts', '**/*.race.test.ts', '**/node_modules/**'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: [`${source}/*.{int,api,race}.test.ts`, 'tools/*.int.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/postgres/src/test-server.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
