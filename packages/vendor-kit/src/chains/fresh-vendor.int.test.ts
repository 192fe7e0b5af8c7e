import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { beaconValue, chainHead, commitOf } from '@fairground/fairness'
import { connect } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareVendorDatabase } from '../db/prepare-database.ts'
import type { ChainPlacesTable, ChainSchema } from '../db/schema.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import type { ChainKit } from '../vendor-kit.ts'
import { ChainSeeds, openSeed, sealSeed } from './chain-seeds.ts'
import { ensureChain } from './chain-store.ts'
import { recordedBeacon } from './read-beacon.ts'

const storage = {
  ...{ schema: 'coin', role: 'fairground_coin', hasKitTables: true },
  migrations: path.join(import.meta.dirname, '../../../../examples/coin-vendor/migrations'),
}
interface Schema extends ChainSchema {
  shared_rounds: ChainPlacesTable & {
    shared_round_id: string
    table_id: string
    commitment: string
    seed_sealed: string | null
    server_seed: string | null
  }
}

const database = testDatabase('coin_vendor', (url) => prepareVendorDatabase(storage, url))
let db: Kysely<Schema>
let close: () => Promise<void>
let kit: ChainKit

beforeAll(() => {
  const connected = connect<Schema>({
    ...{ url: database.url, role: storage.role, searchPath: storage.schema },
    ...{ poolSizeMax: 2, statementTimeoutMs: 5_000 },
  })
  db = connected.db
  close = connected.close
  kit = {
    ...{ db, clock: { now: () => new Date() }, secrets: createSecretBox(randomBytes(32)) },
    config: { drandUrls: [] } as unknown as ChainKit['config'],
    log: pino({ level: 'silent' }),
  }
})
afterAll(() => close())

test('a new vendor announces a chain, salts it with the named beacon, and draws rounds that anybody can check', async () => {
  const found = await ensureChain(kit, 'draws')
  if (!('chain' in found)) throw new Error('a chain with a recorded beacon is salted at once')
  const { chain, next } = found
  expect([next, chain.salt]).toEqual([1, beaconValue(recordedBeacon.signature)])
  const secrets = new ChainSeeds(kit).secretsOf(chain, next)
  const round = { shared_round_id: 'draw-1', table_id: 'draws', chain_id: chain.chain_id, number: next }
  await db
    .insertInto('shared_rounds')
    .values({ ...round, commitment: secrets.commitment, seed_sealed: null, server_seed: null })
    .execute()
  await db
    .updateTable('shared_rounds')
    .set({ seed_sealed: sealSeed(kit, secrets) })
    .execute()
  const locked = await db.selectFrom('shared_rounds').selectAll().executeTakeFirstOrThrow()
  const serverSeed = openSeed(kit, locked)
  await db.updateTable('shared_rounds').set({ server_seed: serverSeed }).execute()
  // The first seed hashes to the head that was published before the salt was known.
  expect([commitOf(serverSeed), locked.commitment]).toEqual([chain.head, chain.head])
  expect(await ensureChain(kit, 'draws')).toMatchObject({ chain: { chain_id: chain.chain_id }, next: 2 })
})

test('the vendor itself can change neither the head of a chain nor a round that is written', async () => {
  const { head } = chainHead(randomBytes(32).toString('hex'), 2)
  await expect(db.updateTable('shared_chains').set({ head }).execute()).rejects.toThrow('permission denied')
  await expect(db.updateTable('shared_rounds').set({ commitment: head }).execute()).rejects.toThrow('permission denied')
  await expect(db.deleteFrom('shared_rounds').execute()).rejects.toThrow('permission denied')
})
