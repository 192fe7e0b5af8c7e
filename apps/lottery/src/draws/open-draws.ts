import { type ChainSeeds, ensureChain, newId } from '@fairground/vendor-kit'
import { chainKitOf, type LotteryContext } from '../context.ts'
import { plannedDraws } from '../houses/calendar.ts'
import type { House } from '../houses/house.ts'

/** Opens what the calendar has next for sale, so that there are always `ahead` draws to choose from. */
export async function openDraws(context: LotteryContext, house: House, seeds: ChainSeeds): Promise<void> {
  const { db, clock, config } = context
  const now = clock.now()
  const planned = plannedDraws(house.calendar, now.getTime(), house.ahead, config.tempo)
  const known = await db
    .selectFrom('shared_rounds')
    .select('draw_no')
    .where('table_id', '=', house.gameId)
    .where(
      'draw_no',
      'in',
      planned.map(({ drawNo }) => drawNo),
    )
    .execute()
  const missing = planned.filter(({ drawNo }) => !known.some(({ draw_no }) => draw_no === drawNo))
  if (missing.length === 0) return
  const found = await ensureChain(chainKitOf(context), house.gameId)
  if (!('chain' in found)) return
  const { chain, next } = found
  // What does not fit into this chain is opened from the next one.
  const rows = missing.slice(0, chain.length - next + 1).map((draw, index) => ({
    ...{ shared_round_id: newId('drw', now), table_id: house.gameId, chain_id: chain.chain_id, number: next + index },
    ...{ commitment: seeds.secretsOf(chain, next + index).commitment, seed_sealed: null, server_seed: null },
    draw_no: draw.drawNo,
    opens_at: new Date(draw.opensAtMs),
    closes_at: new Date(draw.closesAtMs),
    draws_at: new Date(draw.drawsAtMs),
    mode: config.drandUrls.length > 0 ? ('drand' as const) : ('recorded' as const),
    rules_version: house.rules.version,
  }))
  await db
    .insertInto('shared_rounds')
    .values(rows)
    .onConflict((oc) => oc.columns(['table_id', 'draw_no']).doNothing())
    .execute()
}
