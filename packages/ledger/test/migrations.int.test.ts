import { randomBytes } from 'node:crypto'
import { connect, migrate } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { ledgerMigrations, listBrokenInvariants, openAccount } from '../src/index.ts'

const database = testDatabase('empty', async () => {})
const plainOwner = `plain_${randomBytes(4).toString('hex')}`

const asAdmin = async (...statements: string[]) => {
  const { db, close } = connect<unknown>({ url: database.url, poolSizeMax: 1 })
  for (const statement of statements) await sql.raw(statement).execute(db)
  await close()
}

test('the migrations apply in order, and a second time there is nothing to do', async () => {
  const { db, close } = connect<unknown>({ url: database.url })
  const [first, second] = [await migrate(db, ledgerMigrations), await migrate(db, ledgerMigrations)]
  await close()
  const numbers = first.map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  expect(first.length).toBeGreaterThan(0)
  expect(second).toEqual([])
})

afterAll(() => asAdmin(`drop database if exists ${plainOwner}`, `drop role if exists ${plainOwner}`))

test('an owner without any right over the server migrates once the role was granted to him, and takes the role', async () => {
  await asAdmin(
    `create role ${plainOwner} login password 'plain'`,
    `grant ${plainOwner} to current_user`,
    `grant fairground_app to ${plainOwner}`,
    `create database ${plainOwner} owner ${plainOwner}`,
  )
  const url = new URL(database.url)
  Object.assign(url, { pathname: `/${plainOwner}`, username: plainOwner, password: 'plain' })
  const owner = connect<unknown>({ url: url.href })
  const app = connect<unknown>({ url: url.href, role: 'fairground_app' })
  await migrate(owner.db, ledgerMigrations)
  const ref = { ownerKind: 'member', ownerId: 'm', kind: 'cash', currency: 'VND' } as const
  await expect(app.db.transaction().execute((tx) => openAccount(tx, ref))).resolves.toBe(1n)
  await expect(listBrokenInvariants(app.db)).resolves.toEqual([])
  await expect(sql`select from ledger.accounts`.execute(app.db)).rejects.toThrow('permission denied')
  await owner.close()
  await app.close()
})
