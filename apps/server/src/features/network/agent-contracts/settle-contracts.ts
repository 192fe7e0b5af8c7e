import { type ContractKind, featureOfKind } from '@fairground/contract'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { getSiteRules } from '../../site/site/index.ts'
import type { Contract } from './contract.ts'
import { listInForce } from './contract-store.ts'
import { incomeOf, type TeamSums } from './income.ts'
import { addIncomes } from './income-store.ts'
import { listCounted } from './list-counted.ts'
import type { StoredIncome } from './listed.ts'
import { periodBefore, periodFrom, type Rhythm, rhythmsOfKind } from './period.ts'
import { reviewOf } from './review.ts'
import { claimPeriod, findSettledUntil, type Run, saveCounts } from './run-store.ts'
import { isPeriodComplete, sumTeams } from './team-store.ts'

/** What is behind is made up for, a day of five minutes a run. */
const periodsPerRun = 288
const settleMsMax = 60_000

export interface Settled {
  periods: number
  incomes: number
}

/**
 * Settles every period of a kind that is over, oldest first, each in one transaction and only ever once. A period waits
 * until all of its bets are there. While the kind is switched off its periods pass and earn nothing. What pays more than the
 * site lets out unseen is held.
 */
export async function settleContracts(context: AppContext, kind: ContractKind): Promise<Settled> {
  const settled = { periods: 0, incomes: 0 }
  for (const rhythm of rhythmsOfKind[kind])
    for (let count = 0; count < periodsPerRun; count += 1) {
      const run = await nextRun(context, kind, rhythm)
      if (!run) break
      const incomes = await settlePeriod(context, run)
      settled.periods += incomes === undefined ? 0 : 1
      settled.incomes += incomes ?? 0
    }
  return settled
}

/** The oldest period that is over, complete and not settled. */
async function nextRun(context: AppContext, kind: ContractKind, rhythm: Rhythm): Promise<Run | undefined> {
  const { db, clock, config } = context
  const { timeZone } = config
  const now = clock.now()
  const settledUntil = await findSettledUntil(db, kind, rhythm)
  const period = settledUntil ? periodFrom(rhythm, settledUntil, timeZone) : periodBefore(rhythm, now, timeZone)
  if (period.to > now || !(await isPeriodComplete(db, { rhythm, period, timeZone }))) return undefined
  return { kind, rhythm, ...period, ranAt: now }
}

/** How many incomes it wrote; undefined when another worker settled the period. */
async function settlePeriod(context: AppContext, run: Run): Promise<number | undefined> {
  const { agentFeatures } = await getSiteRules(context)
  return transact(context.db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(settleMsMax)}`.execute(tx)
    // Sums of a hundred thousand members stay in memory.
    await sql`set local work_mem = '64MB'`.execute(tx)
    if (!(await claimPeriod(tx, run))) return undefined
    const contracts = agentFeatures[featureOfKind[run.kind]] ? await listInForce(tx, run) : []
    const incomes = await incomesOf(tx, contracts, run, context)
    await addIncomes(tx, incomes)
    const amountMinor = incomes.reduce((sum, income) => sum + income.amountMinor, 0n)
    await saveCounts(tx, run, { contractCount: contracts.length, incomeCount: incomes.length, amountMinor })
    return incomes.length
  })
}

async function incomesOf(
  tx: Tx,
  contracts: readonly Contract[],
  run: Run,
  context: AppContext,
): Promise<StoredIncome[]> {
  const { timeZone } = context.config
  const counted = contracts.length > 0 ? await listCounted(tx, context, run.kind) : []
  const sumsOf = await sumTeams(tx, contracts, { rhythm: run.rhythm, period: run, timeZone, counted })
  const mayPayUnseen = await reviewOf(tx, contracts, run.to)
  return contracts.flatMap((contract) => {
    const sums = sumsOf(contract.id)
    // Nothing was bet: there is nothing to tell.
    if (sums.validMinor === 0n && sums.lossMinor === 0n) return []
    const income = newIncome(contract, sums, run)
    return income.state === 'unmet' || mayPayUnseen(income) ? [income] : [{ ...income, ...held }]
  })
}

const held = { state: 'held' as const, nextTryAt: undefined }

function newIncome(contract: Contract, sums: TeamSums, run: Run): StoredIncome {
  const { baseMinor, amountMinor } = incomeOf(contract, sums)
  const { kind, rhythm, uplineId, downlineId, currency, isPaidByHouse, rateBp } = contract
  return {
    ...{ kind, rhythm, uplineId, downlineId, currency, isPaidByHouse, rateBp, baseMinor, amountMinor },
    id: newId('cin', run.ranAt.getTime()),
    contractId: contract.id,
    periodFrom: run.from,
    periodTo: run.to,
    activeMembers: sums.activeMembers,
    validMinor: sums.validMinor,
    lossMinor: sums.lossMinor,
    state: amountMinor > 0n ? 'due' : 'unmet',
    tryCount: 0,
    nextTryAt: amountMinor > 0n ? run.ranAt : undefined,
    paidAt: undefined,
  }
}
