import { randomBytes } from 'node:crypto'
import { beaconTimeMs, drawRoundAt, TicketTree, type TreeOfParts } from '@fairground/fairness'
import { lockToRound } from '@fairground/fairness/time-lock'
import { recordedBeacon, sealSeed, transact } from '@fairground/vendor-kit'
import { chainKitOf, type LotteryContext } from '../context.ts'
import type { DrawRow, Tx } from '../db/schema.ts'
import { joinPools } from '../pools/join-pools.ts'
import { cancelTicketsInDoubt } from '../tickets/ticket-ends.ts'
import { leafOf } from '../tickets/ticket-leaf.ts'
import type { DrawSecrets } from './draw-secrets.ts'
import { lockDraw } from './draw-store.ts'
import { writeParts } from './ticket-paths.ts'
import { voidDraw } from './void-draw.ts'

/** Bets that were asked for before the close have so long for the wallet's answer; then they are taken back. */
const graceMs = 3_000
const lookAgainMs = 100
/** So late after its close an empty draw is not held any more. */
const missedMs = 60_000
/** Tickets of one read at the close, with 500 lines each at most. */
const ticketsOfPage = 100
/** A record must be written and read before its beacon can be known. */
const publishMsMin = 500

/**
 * Ends the sale: every ticket is taken or taken back, and the record of the close is written, with the root over all tickets
 * and the lock of the chain's element; one that somebody else draws has no secret. @returns milliseconds to wait before it is tried again; 0: it is closed or void
 */
export async function closeDraw(
  context: LotteryContext,
  draw: DrawRow,
  secrets: DrawSecrets | undefined,
): Promise<number> {
  const { clock, db } = context
  const lateMs = clock.now().getTime() - draw.closes_at.getTime()
  if (lateMs < 0) return -lateMs
  const tickets = await countTickets(context, draw)
  if (tickets.inDoubt > 0 && lateMs < graceMs) return lookAgainMs
  // What somebody else draws is worth showing also where nobody has bought.
  if (secrets && tickets.all === 0 && lateMs > missedMs) {
    await voidDraw(context, draw, secrets, 'not-held')
    return 0
  }
  const beaconRound = roundOf(draw)
  // Whoever writes the record when the beacon is out could have chosen it: such a draw is called off.
  const isLate = () => draw.mode === 'drand' && clock.now().getTime() > beaconTimeMs(beaconRound) - publishMsMin
  if (isLate()) {
    await voidDraw(context, draw, secrets, 'closed-late')
    return 0
  }
  const lock =
    draw.mode !== 'drand' || !secrets
      ? null
      : lockToRound({ secret: secrets.serverSeed, round: beaconRound, random: randomBytes(32).toString('hex') })
  await transact(db, async (tx) => {
    const { state } = await lockDraw(tx, draw.shared_round_id)
    if (state !== 'open') return
    await cancelTicketsInDoubt(tx, draw.shared_round_id, clock.now())
    const { root, parts, size, stakes } = await readSold(tx, draw.shared_round_id)
    await writeParts(tx, draw.shared_round_id, parts)
    await tx
      .updateTable('shared_rounds')
      .set({
        ...{ state: 'closed', closed_at: clock.now(), ticket_root: root },
        ...{ ticket_count: size, stakes: JSON.stringify(stakes) as never, time_lock: lock },
        beacon_round: hasBeacon(draw) ? BigInt(beaconRound) : null,
        seed_sealed: secrets ? sealSeed(chainKitOf(context), secrets) : null,
      })
      .where('shared_round_id', '=', draw.shared_round_id)
      .execute()
    await joinPools(tx, context, draw)
  })
  return 0
}

const hasBeacon = ({ mode }: DrawRow): boolean => mode === 'drand' || mode === 'recorded'

/** The beacon that decides the draw; a recorded one where there is no way out, which is said wherever it shows. */
export const roundOf = ({ mode, draws_at }: DrawRow): number =>
  mode === 'recorded' ? recordedBeacon.round : drawRoundAt(draws_at.getTime())

async function countTickets({ db }: LotteryContext, { shared_round_id }: DrawRow) {
  const { all, in_doubt } = await db
    .selectFrom('rounds')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('state', '=', 'betting').as('in_doubt'),
    ])
    .where('draw_id', '=', shared_round_id)
    .where('state', 'in', ['betting', 'presenting'])
    .executeTakeFirstOrThrow()
  return { all: Number(all), inDoubt: Number(in_doubt) }
}

/**
 * The tree of every line that is sold, and what was staked by currency, by pages of tickets: one statement for a million of
 * them would take longer than any may, and so would each page of a join of all lines with all tickets.
 */
async function readSold(tx: Tx, drawId: string): Promise<TreeOfParts & { stakes: Record<string, string> }> {
  const tree = new TicketTree()
  const stakes = new Map<string, bigint>()
  let after = ''
  for (;;) {
    const tickets = await tx
      .selectFrom('rounds')
      .select(['round_id', 'currency'])
      .where('draw_id', '=', drawId)
      .where('state', '=', 'presenting')
      .where('round_id', '>', after)
      .orderBy('round_id')
      .limit(ticketsOfPage)
      .execute()
    const last = tickets.at(-1)
    if (!last) break
    const currencies = new Map(tickets.map(({ round_id, currency }) => [round_id, currency]))
    const lines = await tx
      .selectFrom('lines')
      .select(['round_id', 'line', 'play', 'numbers', 'stake_minor', 'factor', 'salt'])
      .where('round_id', 'in', [...currencies.keys()])
      .execute()
    tree.add(lines.map(leafOf))
    for (const { round_id, stake_minor } of lines) {
      const currency = currencies.get(round_id) ?? ''
      stakes.set(currency, (stakes.get(currency) ?? 0n) + BigInt(stake_minor))
    }
    after = last.round_id
  }
  return { ...tree.end(), stakes: Object.fromEntries([...stakes].map(([currency, sum]) => [currency, sum.toString()])) }
}
