import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './embedded-postgres.ts'

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
  const server = await startPostgres({ dataDir: path.join(folder, 'data'), password: randomUUID(), fast: true })
  project.provide('postgresUrl', await ownerOf(server.url))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The address that tests work by: of an owner of databases, who is no superuser; what some of them need beyond that stands here. */
export async function ownerOf(superuserUrl: string): Promise<string> {
  const url = new URL(superuserUrl)
  const client = new pg.Client(superuserUrl)
  await client.connect()
  await client.query(`create role tester login createrole createdb password 'tester'`)
  await client.query('create database tester owner tester')
  await client.query('grant pg_signal_backend to tester')
  await client.query('grant set on parameter session_replication_role to tester')
  await client.end()
  return Object.assign(url, { username: 'tester', password: 'tester', pathname: '/tester' }).href
}
