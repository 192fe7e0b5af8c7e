import { type ChainSeeds, ensureChain, newId } from '@fairground/vendor-kit'
import { chainKitOf, type LotteryContext } from '../context.ts'
import type { DrawMode } from '../db/schema.ts'
import { type PlannedDraw, plannedDraws } from '../houses/calendar.ts'
import type { House } from '../houses/house.ts'

/** Opens what the calendar has next for sale, so that there are always `ahead` draws to choose from. */
export async function openDraws(context: LotteryContext, house: House, seeds: ChainSeeds): Promise<void> {
  const { db, clock, config } = context
  const now = clock.now()
  const planned = plannedDraws(house.calendar, now.getTime(), house.ahead, config.tempo)
  if (planned.length === 0) return
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
  const placed = house.official
    ? missing.map((draw) => ({ draw, place: nowhere }))
    : await place(context, house, { seeds, missing })
  if (placed.length === 0) return
  await db
    .insertInto('shared_rounds')
    .values(
      placed.map(({ draw, place }) => ({
        ...{
          shared_round_id: newId('drw', now),
          table_id: house.gameId,
          ...place,
          seed_sealed: null,
          server_seed: null,
        },
        ...{ draw_no: draw.drawNo, opens_at: new Date(draw.opensAtMs), closes_at: new Date(draw.closesAtMs) },
        ...{ draws_at: new Date(draw.drawsAtMs), rules_version: house.rules.version },
        ...{ mode: modeOf(context, house), result_of: house.official?.resultOf ?? null },
      })),
    )
    .onConflict((oc) => oc.columns(['table_id', 'draw_no']).doNothing())
    .execute()
}

function modeOf({ config }: LotteryContext, { official }: House): DrawMode {
  if (official) return 'official'
  return config.drandUrls.length > 0 ? 'drand' : 'recorded'
}

/** Of a draw that somebody else holds: no seed of the house decides it. */
const nowhere = { chain_id: null, number: null, commitment: null }

/** The next places in the chain. What does not fit into this chain is opened from the next one. */
async function place(
  context: LotteryContext,
  { gameId }: House,
  { seeds, missing }: { seeds: ChainSeeds; missing: readonly PlannedDraw[] },
) {
  const found = await ensureChain(chainKitOf(context), gameId)
  if (!('chain' in found)) return []
  const { chain, next } = found
  return missing.slice(0, chain.length - next + 1).map((draw, index) => {
    const { commitment } = seeds.secretsOf(chain, next + index)
    return { draw, place: { chain_id: chain.chain_id, number: next + index, commitment } }
  })
}
