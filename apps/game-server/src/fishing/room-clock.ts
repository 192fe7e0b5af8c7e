import { ChainSeeds, ensureChain, type Lease, LeasedWork, type Leases, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { NewsOut } from './fishing-news.ts'
import { endMsOf, lastTide } from './room-store.ts'

/** The next tide is told so long before it begins. */
const leadMs = 3_000
/** The first one begins so soon. */
const firstMs = 300
const lookMs = 1_000
/** Tides that nothing swims of any more go; the newest stays, so that the place in the chain is known. */
const keptMs = 10 * 60_000

interface Parts {
  roomId: string
  leases: Leases
  news: NewsOut
  /** A tide was written by this process. */
  onTide(): void
}

/** Writes what swims in a room, tide after tide: of all processes with frames in it, the one that holds its lease. */
export const startRoomClock = (context: AppContext, parts: Parts): LeasedWork =>
  new LeasedWork({
    leases: parts.leases,
    name: `fishing:${parts.roomId}`,
    log: context.log,
    work: (own, lease) => keepTides(context, parts, { own, lease }),
  })

async function keepTides(
  context: AppContext,
  { roomId, news, onTide }: Parts,
  { own, lease }: { own: LeasedWork; lease: Lease },
): Promise<void> {
  const seeds = new ChainSeeds(context)
  while (!own.isStopping) {
    await lease.prove()
    const last = await lastTide(context.db, roomId)
    const nowMs = context.clock.now().getTime()
    if (!last || endMsOf(last) <= nowMs + leadMs) {
      const startMs = Math.max(nowMs + (last ? 0 : firstMs), last ? endMsOf(last) : 0)
      const waitMs = await writeTide(context, seeds, { roomId, number: (last?.number ?? 0) + 1, startMs })
      if (waitMs === 0) {
        news.tell({ roomId, what: 'tide' })
        onTide()
      } else await own.bell.sleep(Math.min(waitMs, lookMs))
      continue
    }
    await own.bell.sleep(lookMs)
  }
}

/** 0 when it is written; else how long the salt of the chain is waited for. */
export async function writeTide(
  context: AppContext,
  seeds: ChainSeeds,
  { roomId, number, startMs }: { roomId: string; number: number; startMs: number },
): Promise<number> {
  const found = await ensureChain(context, roomId, (chainIds) => highestPlaces(context, chainIds))
  if ('waitMs' in found) return found.waitMs
  const { chain, next } = found
  const { serverSeed, commitment } = seeds.secretsOf(chain, next)
  await transact(context.db, async (tx) => {
    await tx
      .insertInto('fishing_tides')
      .values({
        ...{ room_id: roomId, number, chain_id: chain.chain_id, place: next },
        ...{ server_seed: serverSeed, commitment, salt: chain.salt, start_ms: startMs },
      })
      .execute()
    await tx
      .deleteFrom('fishing_tides')
      .where('room_id', '=', roomId)
      .where('number', '<', number)
      .where('start_ms', '<', String(startMs - keptMs))
      .execute()
  })
  return 0
}

const highestPlaces = ({ db }: AppContext, chainIds: readonly string[]) =>
  db
    .selectFrom('fishing_tides')
    .select(({ fn }) => ['chain_id', fn.max('place').as('highest')])
    .where('chain_id', 'in', chainIds)
    .groupBy('chain_id')
    .execute()
