import type { VendorCorrectionAnswer, VendorCorrectionOrder, VendorCorrectionPlan } from '@fairground/contract/psw'
import { newId, transact, transactionIdOf } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { RoundCorrectionRow, Tx } from '../../db/schema.ts'
import { reloadTables } from '../../tables/open-tables.ts'
import { tellTable } from '../../tables/shared-round-store.ts'
import { stopAtRepeats } from '../incidents.ts'
import { type CorrectedBet, listCorrections, saveBets } from './correction-store.ts'
import { namedResult } from './named-result.ts'
import { type Plan, type PlannedBet, planCorrection } from './plan-correction.ts'

const itemsMax = 200

/**
 * Settles a paid round of a dealer's table by what it really came to, as two people say. Round, bets and what the wallet
 * owes or is owed are one commit; the calls are sent until each has its answer. The same order again changes nothing.
 */
export async function correctRound(context: AppContext, order: VendorCorrectionOrder): Promise<VendorCorrectionAnswer> {
  if (order.isTrial) {
    const planned = await planCorrection(context, context.db, order)
    return 'fault' in planned
      ? { code: 'BAD_REQUEST', fault: planned.fault }
      : { code: 'OK', plan: viewPlan(context, planned.plan) }
  }
  const answer = await transact(context.db, async (tx): Promise<VendorCorrectionAnswer> => {
    await lockRound(tx, order.sharedRoundId)
    const known = (await listCorrections(tx, order.sharedRoundId)).find(({ version }) => version === order.version)
    if (known) return isSame(known, order) ? { code: 'OK' } : { code: 'BAD_REQUEST', fault: { rule: 'version' } }
    const planned = await planCorrection(context, tx, order)
    if ('fault' in planned) return { code: 'BAD_REQUEST', fault: planned.fault }
    await write(context, tx, planned.plan, order)
    return { code: 'OK' }
  })
  if (answer.code === 'OK') {
    context.callsDue.ring()
    // It may have been one too many at its table.
    await reloadTables(context)
  }
  return answer
}

/** Corrections of one round are written one after the other. */
const lockRound = (tx: Tx, sharedRoundId: string) =>
  sql`select from shared_rounds where shared_round_id = ${sharedRoundId} for no key update`.execute(tx)

const isSame = (known: RoundCorrectionRow, { told, keepsOverpaid, by }: VendorCorrectionOrder): boolean =>
  JSON.stringify(known.told) === JSON.stringify(told) &&
  known.keeps_overpaid === keepsOverpaid &&
  known.asked_by === by[0]?.staffId &&
  known.confirmed_by === by[1]?.staffId

async function write(context: AppContext, tx: Tx, plan: Plan, order: VendorCorrectionOrder): Promise<void> {
  const { round, version, cards, outcome } = plan
  const { shared_round_id: sharedRoundId } = round
  const [asked, confirmed] = order.by
  if (!asked || !confirmed) throw new Error('a correction needs two people')
  const at = context.clock.now()
  await tx
    .insertInto('round_corrections')
    .values({
      ...{ shared_round_id: sharedRoundId, version, told: JSON.stringify(order.told), reason: order.reason, at },
      told_before: JSON.stringify((round.read_cards ?? []).map(({ told }) => told)),
      ...{ outcome_before: JSON.stringify(round.outcome), keeps_overpaid: order.keepsOverpaid },
      ...{ asked_by: asked.staffId, asked_name: asked.name },
      ...{ confirmed_by: confirmed.staffId, confirmed_name: confirmed.name },
    })
    .execute()
  await tx
    .updateTable('shared_rounds')
    .set({ outcome: JSON.stringify(outcome) })
    .where('shared_round_id', '=', sharedRoundId)
    .execute()
  await tx
    .updateTable('dealt_rounds')
    .set({ cards: JSON.stringify(cards), is_typed: true })
    .where('shared_round_id', '=', sharedRoundId)
    .execute()
  await saveBets(
    tx,
    { sharedRoundId, version, at },
    plan.bets.map((bet) => correctedBet(bet, plan, order.reason)),
  )
  await addIncident(tx, plan, order, at)
  await stopAtRepeats(context, tx, round.table_id, 'wrong-result')
  await tellTable(tx, { tableId: round.table_id, what: 'table' })
}

function correctedBet(planned: PlannedBet, { version }: Plan, reason: string): CorrectedBet {
  const { bet, paidMinor, payoutMinor, changeMinor, leftMinor, events, pswVersion } = planned
  const transactionId = transactionIdOf('adjust', bet.round_id, version)
  const facts = { roundId: bet.round_id, paidMinor, payoutMinor, changeMinor, leftMinor, events }
  if (changeMinor === 0n) return { ...facts, eventsBefore: bet.events, transactionId: undefined, body: undefined }
  const body = {
    ...{ playerId: bet.player_id, transactionId, originalTransactionId: transactionIdOf('win', bet.round_id) },
    ...{ amount: changeMinor.toString(), currency: bet.currency, reason, version: pswVersion },
  }
  return { ...facts, eventsBefore: bet.events, transactionId, body }
}

/** Stands among the incidents of its table, decided by the two. */
async function addIncident(tx: Tx, { round, version, bets }: Plan, { by }: VendorCorrectionOrder, at: Date) {
  const [asked, confirmed] = by
  await tx
    .insertInto('incidents')
    .values({
      ...{ incident_id: newId('inc', at), table_id: round.table_id, shared_round_id: round.shared_round_id },
      ...{ kind: 'wrong-result', facts: JSON.stringify({ version }), outcome: 'corrected', opened_at: at },
      ...{ opened_by: asked?.staffId ?? '', decided_at: at, has_supervisor: true },
      decided_by: by.map(({ staffId }) => staffId),
      decided_names: [asked?.name ?? '', confirmed?.name ?? ''],
      money_moved: bets.some(({ changeMinor }) => changeMinor !== 0n),
    })
    .execute()
}

function viewPlan(context: AppContext, { round, rules, version, cards, outcome, bets }: Plan): VendorCorrectionPlan {
  const changed = bets.filter(({ changeMinor, leftMinor }) => changeMinor !== 0n || leftMinor !== 0n)
  const resultOf = (of: unknown) => namedResult(context, round.table_id, rules, of)
  return {
    ...{ tableId: round.table_id, number: round.number, version, bets: bets.length },
    before: { told: (round.read_cards ?? []).map(({ told }) => told), result: resultOf(round.outcome) },
    after: { told: cards.map(({ told }) => told), result: resultOf(outcome) },
    sums: [...Map.groupBy(bets, ({ bet }) => bet.currency)].map(([currency, list]) => sumsOf(currency, list)),
    items: changed
      .toSorted((a, b) => Number(sizeOf(b) - sizeOf(a)))
      .slice(0, itemsMax)
      .map(({ bet, paidMinor, payoutMinor, changeMinor, leftMinor }) => ({
        ...{ roundId: bet.round_id, playerId: bet.player_id, currency: bet.currency, stake: bet.stake_minor },
        ...{ paid: `${paidMinor}`, payout: `${payoutMinor}`, change: `${changeMinor}`, left: `${leftMinor}` },
      })),
  }
}

const sizeOf = ({ changeMinor, leftMinor }: PlannedBet): bigint =>
  changeMinor < 0n ? -changeMinor : changeMinor + leftMinor

function sumsOf(currency: string, bets: readonly PlannedBet[]): VendorCorrectionPlan['sums'][number] {
  const total = (list: readonly bigint[]) => `${list.reduce((sum, one) => sum + one, 0n)}`
  const up = bets.map(({ changeMinor }) => changeMinor).filter((change) => change > 0n)
  const down = bets.map(({ changeMinor }) => -changeMinor).filter((change) => change > 0n)
  const left = bets.map(({ leftMinor }) => leftMinor).filter((one) => one > 0n)
  return {
    ...{ currency, up: total(up), upBets: up.length, down: total(down), downBets: down.length },
    ...{ left: total(left), leftBets: left.length },
  }
}
