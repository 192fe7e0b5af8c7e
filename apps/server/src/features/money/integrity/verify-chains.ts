import type { BrokenRow } from '@fairground/contract'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { type ChainRun, verifyRun } from './chain.ts'
import { findChainKey, listLinks, listRuns } from './chain-store.ts'
import { type Chain, chains } from './chains.ts'
import { readingMsMax } from './extend-chains.ts'

/** Who can open the keys of the chains. */
type Keeper = Pick<AppContext, 'db' | 'secrets'>

/** Everything that has a link and is no longer what it was, and what was inserted among it since. */
export async function verifyChains(context: Keeper): Promise<BrokenRow[]> {
  const broken: BrokenRow[] = []
  for (const chain of chains) broken.push(...(await verifyChain(context, chain)))
  return broken
}

const verifyChain = (context: Keeper, chain: Chain): Promise<BrokenRow[]> =>
  transact(context.db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(readingMsMax)}`.execute(tx)
    const key = await findChainKey(context, tx, chain.name)
    if (!key) return []
    const broken: BrokenRow[] = []
    let before: ChainRun | undefined
    for (const run of await listRuns(tx, chain.name)) {
      if (run.number !== (before?.number ?? 0) + 1)
        broken.push({ rule: chain.rule, place: `run ${run.number}`, detail: 'the run before it was removed' })
      broken.push(...verifyRun({ key, rule: chain.rule, run, before, ...(await factsOf(tx, chain, run, before)) }))
      before = run
    }
    return broken
  })

async function factsOf(tx: Tx, { name, listItems }: Chain, run: ChainRun, before: ChainRun | undefined) {
  const start = before?.links ?? 0
  const [lastLink] = await listLinks(tx, name, start, start)
  const links = await listLinks(tx, name, start + 1, run.links)
  return { lastLink, links, items: await listItems(tx, { from: before?.untilAt, until: run.untilAt }) }
}
