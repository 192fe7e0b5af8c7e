import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { type ChainLink, type ChainRun, chainStart, linkHash, runHash } from './chain.ts'
import {
  findChainKey,
  findLastRun,
  getDatabaseTime,
  listLinks,
  lockChain,
  makeChainKey,
  saveLinks,
  saveRun,
} from './chain-store.ts'
import { type Chain, chains } from './chains.ts'

/** The first run of a long log reads all of it. */
export const readingMsMax = 30 * 60_000

/** Links everything that was written since the last time. */
export async function extendChains(context: AppContext): Promise<void> {
  const now = await getDatabaseTime(context.db)
  for (const chain of chains) await extendChain(context, chain, chain.settledUntil(now))
}

/** Links what was written before `until` and has no link yet. A moment that was reached before changes nothing. */
export async function extendChain(context: AppContext, chain: Chain, until: Date): Promise<void> {
  const run = await transact(context.db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(readingMsMax)}`.execute(tx)
    await lockChain(tx, chain.name)
    const last = await findLastRun(tx, chain.name)
    return last && last.untilAt >= until ? undefined : linkSpan(context, tx, { chain, last, until })
  })
  if (!run) return
  // Kept outside the database with the log, the head proves what stood there at this moment.
  const { links, untilAt } = run
  context.log.info({ chain: chain.name, untilAt, links, head: run.hash.toString('hex') }, 'chain extended')
}

interface Extension {
  chain: Chain
  last: ChainRun | undefined
  until: Date
}

async function linkSpan(context: AppContext, tx: Tx, { chain, last, until }: Extension): Promise<ChainRun> {
  const { name } = chain
  const key = (await findChainKey(context, tx, name)) ?? (await makeChainKey(context, tx, name))
  const start = last?.links ?? 0
  const [lastLink] = await listLinks(tx, name, start, start)
  if (start > 0 && !lastLink) throw new Error(`the last link of the chain ${name} is missing`)
  let hash = lastLink?.hash ?? chainStart
  const links: ChainLink[] = []
  for (const item of await chain.listItems(tx, { from: last?.untilAt, until })) {
    hash = linkHash(key, hash, item)
    links.push({ number: start + links.length + 1, item: item.item, hash })
  }
  await saveLinks(tx, name, links)
  const head = { number: (last?.number ?? 0) + 1, untilAt: until, links: start + links.length }
  const run = { ...head, hash: runHash(key, last?.hash ?? chainStart, head) }
  await saveRun(tx, name, run)
  return run
}
