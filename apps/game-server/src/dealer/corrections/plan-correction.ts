import type { CorrectionFault, VendorCorrectionOrder } from '@fairground/contract/psw'
import { findSharedGame, type ReadingsSource } from '@fairground/game-rules/tables'
import type { AppContext } from '../../context.ts'
import type { ReadCard, Reader } from '../../db/schema.ts'
import { listStandingBets, type SharedBet } from '../../tables/bet-store.ts'
import { readStoredBet, type SharedRules } from '../../tables/rules-of.ts'
import { findPastShared, type SharedRoundWithChain } from '../../tables/shared-round-store.ts'
import { isCorrecting, listCorrections, listMoved } from './correction-store.ts'

/** What is older than this is nobody's to change. */
const correctableMs = 90 * 24 * 3_600_000

export interface PlannedBet {
  bet: SharedBet
  /** What the player has of it so far. */
  paidMinor: bigint
  payoutMinor: bigint
  events: readonly object[]
  /** What the wallet is to be asked for. */
  changeMinor: bigint
  /** What was overpaid and stays. */
  leftMinor: bigint
  /** Of this bet at the wallet: without gaps. */
  pswVersion: number
}

export interface Plan {
  round: SharedRoundWithChain
  rules: SharedRules
  version: number
  cards: ReadCard[]
  outcome: unknown
  bets: PlannedBet[]
}

type Order = Pick<VendorCorrectionOrder, 'sharedRoundId' | 'version' | 'told' | 'keepsOverpaid'>

/** What a correction would do to a paid round, by the rules that it was played by; or why it cannot be. */
export async function planCorrection(
  context: AppContext,
  reader: Reader,
  order: Order,
): Promise<{ plan: Plan } | { fault: CorrectionFault }> {
  const round = await findPastShared(reader, order.sharedRoundId)
  if (!round) return { fault: { rule: 'unknown' } }
  const game = context.catalogue.find(round.table_id)
  if (game?.kind !== 'shared') return { fault: { rule: 'unknown' } }
  // A seed says what its round came to: there is nothing to be wrong about.
  if (round.source !== 'readings') return { fault: { rule: 'seed' } }
  if (round.state !== 'settled') return { fault: { rule: 'unpaid' } }
  const rules = findSharedGame(game.rules.id, round.rules_version)
  const ageMs = context.clock.now().getTime() - round.opened_at.getTime()
  if (!rules?.readings || ageMs > correctableMs) return { fault: { rule: 'old' } }
  const read = readSteps(rules.readings, order.told)
  if ('fault' in read) return read
  const last = (await listCorrections(reader, order.sharedRoundId)).at(-1)?.version ?? 0
  if (order.version !== last + 1) return { fault: { rule: 'version' } }
  const before = round.read_cards ?? []
  const isTold = before.length === order.told.length && before.every(({ told }, step) => told === order.told[step])
  if (await isCorrecting(reader, order.sharedRoundId)) return { fault: { rule: 'waiting' } }
  const cards = order.told.map((told, step) => keptCard(before[step], told))
  const bets = await planBets(reader, { rules, round, outcome: read.outcome, keepsOverpaid: order.keepsOverpaid })
  // What is told already may still be owed: a sum that was refused, or what was left to players at first.
  if (isTold && bets.every(({ changeMinor }) => changeMinor === 0n)) return { fault: { rule: 'same' } }
  return { plan: { round, rules, version: order.version, cards, outcome: read.outcome, bets } }
}

/** A card that stays as it was read keeps what opens it. */
const keptCard = (before: ReadCard | undefined, told: string): ReadCard => (before?.told === told ? before : { told })

function readSteps(source: ReadingsSource, told: readonly string[]): { outcome: unknown } | { fault: CorrectionFault } {
  let state: readonly number[] = []
  for (const [step, one] of told.entries()) {
    const expected = source.next(state)
    const read = expected && source.read(state, one)
    if (!read?.ok) return { fault: { rule: 'steps', step, ...(expected && { what: expected.what }) } }
    state = read.value
  }
  const outcome = source.outcome(state)
  const next = source.next(state)
  return outcome === undefined || next
    ? { fault: { rule: 'steps', step: told.length, ...(next && { what: next.what }) } }
    : { outcome }
}

interface Settled {
  rules: SharedRules
  round: SharedRoundWithChain
  outcome: unknown
  keepsOverpaid: boolean
}

async function planBets(reader: Reader, { rules, round, outcome, keepsOverpaid }: Settled): Promise<PlannedBet[]> {
  const moved = await listMoved(reader, round.shared_round_id)
  const bets = await listStandingBets(reader, round.shared_round_id)
  return (
    bets
      // Play money is nobody's loss: it stays as it was paid.
      .filter(({ state, mode, free_bet_id }) => state === 'ended' && mode === 'real' && free_bet_id === null)
      .map((bet) => {
        const { round_id: id, currency } = bet
        const end = rules.settle(readStoredBet(rules, bet), outcome, BigInt(bet.limit_minor), { id, currency })
        const earlier = moved.get(bet.round_id)
        const paidMinor = earlier?.paidMinor ?? BigInt(bet.payout_minor)
        const differenceMinor = end.payoutMinor - paidMinor
        const isLeft = keepsOverpaid && differenceMinor < 0n
        return {
          ...{ bet, paidMinor, payoutMinor: end.payoutMinor, events: end.events },
          changeMinor: isLeft ? 0n : differenceMinor,
          leftMinor: isLeft ? -differenceMinor : 0n,
          pswVersion: (earlier?.calls ?? 0) + 1,
        }
      })
  )
}
