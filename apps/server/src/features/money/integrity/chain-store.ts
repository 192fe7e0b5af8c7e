import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/db.ts'
import type { ChainLink, ChainRun } from './chain.ts'

export type ChainName = 'audit' | 'ledger'

export const chainKeyPurpose = (chain: string): string => `chain-key:${chain}`

/** Nobody else extends this chain until the transaction ends. */
export async function lockChain(tx: Tx, chain: ChainName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`chain ${chain}`}))`.execute(tx)
}

/** The key of the chain, made with its first link; undefined before. */
export async function findChainKey(
  { secrets }: Pick<AppContext, 'secrets'>,
  reader: Reader,
  chain: ChainName,
): Promise<Buffer | undefined> {
  const row = await reader.selectFrom('chain_keys').select('key_sealed').where('chain', '=', chain).executeTakeFirst()
  return row && Buffer.from(secrets.open(chainKeyPurpose(chain), row.key_sealed), 'base64')
}

export async function makeChainKey({ secrets }: AppContext, tx: Tx, chain: ChainName): Promise<Buffer> {
  const key = randomBytes(32)
  const sealed = secrets.seal(chainKeyPurpose(chain), key.toString('base64'))
  await tx.insertInto('chain_keys').values({ chain, key_sealed: sealed }).execute()
  return key
}

/** Every run, the first first. */
export async function listRuns(reader: Reader, chain: ChainName): Promise<ChainRun[]> {
  const rows = await reader.selectFrom('chain_runs').selectAll().where('chain', '=', chain).orderBy('number').execute()
  return rows.map(runOf)
}

export async function findLastRun(reader: Reader, chain: ChainName): Promise<ChainRun | undefined> {
  const rows = reader.selectFrom('chain_runs').selectAll().where('chain', '=', chain).orderBy('number', 'desc').limit(1)
  const row = await rows.executeTakeFirst()
  return row && runOf(row)
}

interface RunRow {
  number: string
  until_at: Date
  links: string
  hash: Buffer
}

const runOf = ({ number, until_at: untilAt, links, hash }: RunRow): ChainRun => ({
  ...{ number: Number(number), untilAt, links: Number(links), hash },
})

/** The links numbered `from` up to `to`, in order. */
export async function listLinks(reader: Reader, chain: ChainName, from: number, to: number): Promise<ChainLink[]> {
  const rows = await reader
    .selectFrom('chain_links')
    .select(['number', 'item', 'hash'])
    .where('chain', '=', chain)
    .where('number', '>=', String(from))
    .where('number', '<=', String(to))
    .orderBy('number')
    .execute()
  return rows.map(({ number, item, hash }) => ({ number: Number(number), item, hash }))
}

export async function saveLinks(tx: Tx, chain: ChainName, links: readonly ChainLink[]): Promise<void> {
  await sql`insert into chain_links (chain, number, item, hash)
    select ${chain}, i.number, i.item, i.hash from unnest(${links.map(({ number }) => number)}::bigint[],
      ${links.map(({ item }) => item)}::text[], ${links.map(({ hash }) => hash)}::bytea[]) i (number, item, hash)`.execute(
    tx,
  )
}

export async function saveRun(tx: Tx, chain: ChainName, { number, untilAt, links, hash }: ChainRun): Promise<void> {
  await tx.insertInto('chain_runs').values({ chain, number, until_at: untilAt, links, hash }).execute()
}

/** The clock of the database, by which rows are dated. */
export async function getDatabaseTime(reader: Reader): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('the database gave no time')
  return row.now
}
