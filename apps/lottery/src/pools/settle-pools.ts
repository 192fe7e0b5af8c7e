import type { LotteryPoolEnd } from '@fairground/contract/lottery-proofs'
import { type ByTier, type Play, type PoolPrizes, type PoolRules, settleTicket } from '@fairground/lottery-rules'
import { transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { DrawRow, LineRow, Tx } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import { listSales } from './join-pools.ts'
import { lockPool, type PoolEntry, pendingOf, writeEntries } from './pool-book.ts'
import { floorsOf, poolPlaysOf, poolRulesOf } from './pool-rules.ts'

type Owner = { mode: 'real' | 'demo'; currency: string }
/** What a ticket has of the pools; undefined where none of its draw's is for it. */
export type PoolsOf = (owner: Owner) => PoolPrizes | undefined

export const noPools: PoolsOf = () => undefined

/** Lines of one read. */
const pageSize = 5_000

/**
 * Shares the pools of a drawn draw out, once and in one transaction; tickets are paid from what it wrote, however often they
 * are begun again.
 */
export async function settlePools(context: LotteryContext, house: House, draw: DrawRow): Promise<PoolsOf> {
  const rules = poolRulesOf(house)
  if (!rules) return noPools
  const read = house.rules.readDraw(draw.result)
  if (!read.ok) throw new Error(`the result of draw ${draw.shared_round_id} cannot be read`)
  const result = read.value
  await transact(context.db, (tx) => shareOut(context, tx, { house, rules, draw, result }))
  const ends = await listPoolEnds(context.db, draw)
  return ({ mode, currency }) => {
    const told = ends.find((end) => end.mode === mode && end.currency === currency)
    if (!told) return undefined
    const prizes = Object.entries(told.prizeMinor).map(([tier, each]) => [tier, BigInt(each)] as const)
    return { unitMinor: BigInt(told.unitMinor), prizeMinor: Object.fromEntries(prizes) }
  }
}

/** What the pools of a draw came to, by mode and currency. */
export async function listPoolEnds(reader: Pick<Tx, 'selectFrom'>, draw: DrawRow): Promise<LotteryPoolEnd[]> {
  const rows = await reader
    .selectFrom('pool_ends')
    .select('told')
    .where('draw_id', '=', draw.shared_round_id)
    .orderBy('mode')
    .orderBy('currency')
    .execute()
  return rows.map(({ told }) => told)
}

interface Drawn {
  house: House
  rules: PoolRules
  draw: DrawRow
  result: unknown
}

async function shareOut(context: LotteryContext, tx: Tx, drawn: Drawn): Promise<void> {
  const { house, draw } = drawn
  const held = await tx
    .selectFrom('shared_rounds')
    .select('state')
    .where('shared_round_id', '=', draw.shared_round_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known = await listPoolEnds(tx, draw)
  if (held.state !== 'drawn' || known.length > 0) return
  const sales = await listSales(tx, draw, poolPlaysOf(house))
  const won = sales.length > 0 ? await countWinners(tx, drawn) : new Map<string, Won>()
  for (const { mode, currency, stake } of sales) {
    const owner = { mode, currency }
    await shareOutOne(context, tx, drawn, { owner, salesMinor: BigInt(stake), won: won.get(keyOf(owner)) ?? noneWon })
  }
}

interface Won {
  winners: Record<string, bigint>
  fixedMinor: bigint
}
const noneWon: Won = { winners: {}, fixedMinor: 0n }
const keyOf = ({ mode, currency }: Owner): string => `${mode} ${currency}`

/** Tickets by tier at the price of one, and what tiers with a price of their own pay. */
async function countWinners(tx: Tx, { house, rules, draw, result }: Drawn): Promise<Map<string, Won>> {
  const plays = new Map(house.rules.plays.map((play) => [play.id, play]))
  const won = new Map<string, Won>()
  let after = { round_id: '', line: -1 }
  for (;;) {
    const lines = await tx
      .selectFrom('lines as l')
      .innerJoin('rounds as r', 'r.round_id', 'l.round_id')
      .select(['l.round_id', 'l.line', 'l.play', 'l.selection', 'l.unit_minor', 'l.terms', 'r.mode', 'r.currency'])
      .where('r.draw_id', '=', draw.shared_round_id)
      .where('r.state', '=', 'presenting')
      .where('l.play', 'in', [...poolPlaysOf(house)])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('l.round_id', 'l.line'), '>', tuple(after.round_id, after.line)))
      .orderBy('l.round_id')
      .orderBy('l.line')
      .limit(pageSize)
      .execute()
    for (const line of lines) {
      const play = plays.get(line.play)
      if (play) addLine(won, play, line, { result, priceMinor: rules.priceMinor })
    }
    const last = lines.at(-1)
    if (!last || lines.length < pageSize) return won
    after = last
  }
}

type PoolLine = Pick<LineRow, 'round_id' | 'selection' | 'unit_minor' | 'terms'> & Owner

function addLine(
  won: Map<string, Won>,
  play: Play,
  line: PoolLine,
  { result, priceMinor }: { result: unknown; priceMinor: bigint },
): void {
  const selection = play.read(line.selection)
  if (!selection.ok) throw new Error(`a line of ${line.round_id} cannot be read`)
  const { wins } = play.tally(selection.value, result, () => 1_000)
  if (wins.length === 0) return
  const unitStakeMinor = BigInt(line.unit_minor)
  const { payoutMinor } = settleTicket(play, selection.value, result, { unitStakeMinor, terms: line.terms })
  const sum = won.get(keyOf(line)) ?? { winners: {}, fixedMinor: 0n }
  sum.fixedMinor += payoutMinor
  for (const { prize, times } of wins)
    sum.winners[prize] = (sum.winners[prize] ?? 0n) + (BigInt(times) * unitStakeMinor) / priceMinor
  won.set(keyOf(line), sum)
}

interface Sold {
  owner: Owner
  salesMinor: bigint
  won: Won
}

async function shareOutOne(
  context: LotteryContext,
  tx: Tx,
  { house, rules, draw }: Drawn,
  { owner, salesMinor, won }: Sold,
): Promise<void> {
  const beforeMinor: Record<string, bigint> = {}
  for (const tier of rules.tiers) {
    const pool = { game_id: draw.table_id, tier, ...owner }
    beforeMinor[tier] = (await lockPool(tx, pool)) - (await pendingOf(tx, pool))
  }
  const floorMinor = floorsOf(context, house)
  const facts = { salesMinor, fixedMinor: won.fixedMinor, beforeMinor, floorMinor, winners: won.winners }
  const { pools, prizeMinor } = rules.settle(facts)
  const entries = rules.tiers.flatMap((tier): PoolEntry[] => {
    const { fixedMinor = 0n, houseMinor = 0n, paidMinor = 0n } = pools[tier] ?? {}
    const pool = { game_id: draw.table_id, tier, ...owner }
    return [
      { ...pool, kind: 'house', amountMinor: houseMinor },
      { ...pool, kind: 'fixed', amountMinor: -fixedMinor },
      { ...pool, kind: 'prize', amountMinor: -paidMinor },
    ]
  })
  await writeEntries(tx, context, draw, entries)
  const told: LotteryPoolEnd = {
    ...{ ...owner, unitMinor: `${rules.priceMinor}`, prizeMinor: texts(prizeMinor), salesMinor: `${salesMinor}` },
    ...{ fixedMinor: `${won.fixedMinor}`, beforeMinor: texts(beforeMinor), floorMinor: texts(floorMinor) },
    winners: texts(won.winners),
    afterMinor: Object.fromEntries(rules.tiers.map((tier) => [tier, `${pools[tier]?.afterMinor ?? 0n}`])),
  }
  await tx
    .insertInto('pool_ends')
    .values({ draw_id: draw.shared_round_id, ...owner, told: JSON.stringify(told) as never })
    .execute()
}

const texts = (amounts: ByTier): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([tier, minor]) => [tier, `${minor}`]))
