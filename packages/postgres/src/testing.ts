import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'

/** Migrates one new database: the address is the owner's. */
export type Prepare = (url: string) => Promise<void>

/**
 * A database of its own for the test file that calls this, cloned in some 20 ms from a template that is prepared once a run.
 * `template` names the template; the same name must always come with the same `prepare`.
 */
export function testDatabase(template: string, prepare: Prepare): { readonly url: string } {
  const name = `t_${randomBytes(6).toString('hex')}`
  let url = ''
  beforeAll(async () => {
    await ensureTemplate(`template_${template}`, prepare)
    await admin((client) => client.query(`create database ${name} template template_${template} strategy file_copy`))
    url = urlOf(name)
  })
  afterAll(() => admin((client) => client.query(`drop database if exists ${name} with (force)`)))
  return {
    get url() {
      if (!url) throw new Error('the test database exists from beforeAll on')
      return url
    },
  }
}

async function ensureTemplate(name: string, prepare: Prepare): Promise<void> {
  await admin(async (client) => {
    await client.query('select pg_advisory_lock(4711)') // test files run in parallel processes
    const { rows } = await client.query('select datistemplate from pg_database where datname = $1', [name])
    if (rows[0]?.datistemplate) return
    if (rows[0]) await client.query(`drop database ${name} with (force)`)
    await client.query(`create database ${name}`)
    await prepare(urlOf(name))
    await client.query(`alter database ${name} with is_template true allow_connections false`)
  })
}

async function admin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}
