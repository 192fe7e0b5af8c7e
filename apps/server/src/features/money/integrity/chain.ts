import { createHmac } from 'node:crypto'
import type { BrokenRow } from '@fairground/contract'

/** Something that has its link: an audit entry, or a block of transfers. */
export interface ChainItem {
  item: string
  /** All that must never change. */
  content: string
}

export interface ChainLink {
  number: number
  item: string
  hash: Buffer
}

/** One extension of a chain: everything from the one before up to `untilAt` has its link. */
export interface ChainRun {
  number: number
  untilAt: Date
  /** Number of the last link. */
  links: number
  hash: Buffer
}

/** Before the first link and the first run. */
export const chainStart = Buffer.alloc(32)

export const linkHash = (key: Buffer, previous: Buffer, { item, content }: ChainItem): Buffer =>
  createHmac('sha256', key)
    .update(previous)
    .update(JSON.stringify(['link', item, content]))
    .digest()

export const runHash = (key: Buffer, previous: Buffer, { number, untilAt, links }: Omit<ChainRun, 'hash'>): Buffer =>
  createHmac('sha256', key)
    .update(previous)
    .update(JSON.stringify(['run', number, untilAt.toISOString(), links]))
    .digest()

interface RunFacts {
  key: Buffer
  rule: string
  run: ChainRun
  before: ChainRun | undefined
  /** The last link of the run before. */
  lastLink: ChainLink | undefined
  /** The links of this run, in order. */
  links: readonly ChainLink[]
  /** What stands there now, of the time of this run. */
  items: readonly ChainItem[]
}

/** What is no longer as it was when the run was made, each by its name. */
export function verifyRun({ key, rule, run, before, lastLink, links, items }: RunFacts): BrokenRow[] {
  const broken: BrokenRow[] = []
  const tell = (place: string, detail: string) => void broken.push({ rule, detail, place })
  if (!run.hash.equals(runHash(key, before?.hash ?? chainStart, run))) tell(`run ${run.number}`, 'a run was changed')
  const standing = new Map(items.map((item) => [item.item, item]))
  let previous = lastLink ?? { number: before?.links ?? 0, item: '', hash: chainStart }
  for (const link of links) {
    const isNext = link.number === previous.number + 1
    if (!isNext) tell(`links ${previous.number + 1}–${link.number - 1}`, 'links were removed')
    const item = standing.get(link.item)
    if (!item) tell(link.item, 'it was removed')
    else if (isNext && !link.hash.equals(linkHash(key, previous.hash, item))) tell(link.item, 'it was changed')
    standing.delete(link.item)
    previous = link
  }
  if (previous.number !== run.links) tell(`links ${previous.number + 1}–${run.links}`, 'links were removed')
  for (const item of standing.keys()) tell(item, 'it was inserted later')
  return broken
}
