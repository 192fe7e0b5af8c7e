import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = (process.env.MUTATION_TESTS ?? '').split(',')

/** The tests that are most likely to notice come first, as they were named. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => tests.indexOf(path.relative(process.cwd(), moduleId))
    return files.toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    include: tests,
    sequence: { sequencer: AsNamed },
    globalSetup: ['packages/postgres/src/test-server.ts'],
    pool: 'forks',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
