import type { Reader } from '../../../db/db.ts'
import { type ChainName, findLastRun } from './chain-store.ts'
import { chains } from './chains.ts'

interface Head {
  chain: ChainName
  untilAt: Date
  links: number
  /** In hex: kept outside the database it proves what stood there until then. */
  head: string
}

/** Where each chain stands; without those that were not begun. */
export async function listHeads(reader: Reader): Promise<Head[]> {
  const heads: Head[] = []
  for (const { name } of chains) {
    const run = await findLastRun(reader, name)
    if (run) heads.push({ chain: name, untilAt: run.untilAt, links: run.links, head: run.hash.toString('hex') })
  }
  return heads
}
