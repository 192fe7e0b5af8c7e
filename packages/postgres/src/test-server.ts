import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './embedded-postgres.ts'
import { openTestOwner } from './test-owner.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for all integration tests of a run; TEST_DATABASE_URL points at another server instead. */
export default async function startTestServer(project: TestProject) {
  const external = process.env.TEST_DATABASE_URL
  if (external) {
    project.provide('postgresUrl', external)
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fairground-test-'))
  chmodSync(folder, 0o755)
  const server = await startPostgres({
    ...{ dataDir: path.join(folder, 'data'), password: randomUUID(), fast: true },
    // Four test files beside each other, each with the pools of several programs.
    settings: { max_connections: '400' },
  })
  project.provide('postgresUrl', await openTestOwner(server.url))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
