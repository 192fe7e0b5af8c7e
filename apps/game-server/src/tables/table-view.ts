import { createHash } from 'node:crypto'
import { SharedBetList, SharedTableView } from '@fairground/contract/studio'
import { quicknet } from '@fairground/fairness'
import type { AppContext } from '../context.ts'
import type { Mode, SharedChainRow, TableRow } from '../db/schema.ts'
import { stateOf } from '../dealer/dealt-rules.ts'
import { cardOf } from './card-rules.ts'
import { findTable } from './open-tables.ts'
import { readPots } from './pot-store.ts'
import { drawOutcome, type SharedRules, sharedRulesOf, timeOf } from './rules-of.ts'
import { runsFrom } from './run-shared-round.ts'
import { chainOf, readOf } from './shared-bet-view.ts'
import { findAnnouncedChain, findLatestShared, type SharedRoundWithChain } from './shared-round-store.ts'
import { type PlayerHand, readHands } from './stages/hands.ts'
import { tallyOf } from './tally.ts'

const listedMax = 50
const phases = { ahead: 'idle', betting: 'betting', locked: 'locked', running: 'running', void: 'void' } as const

/** The table as everybody may see it: parsed by the strict schema, so that no other field can leave. */
export async function viewTable(context: AppContext, tableId: string): Promise<SharedTableView> {
  const latest = await findLatestShared(context.db, tableId)
  const stop = stopOf(await findTable(context.db, tableId))
  const rules = sharedRulesOf(context, tableId)
  const pots = rules.pool ? await readPots(context.db, tableId) : {}
  const clock = { serverMs: context.clock.now().getTime(), tempo: context.config.tableTempo }
  const next = announcedOf(await findAnnouncedChain(context.db, tableId))
  if (!latest) {
    const phase = stop ? 'suspended' : 'idle'
    return SharedTableView.parse({ tableId, phase, ...stop, ...clock, chain: null, next, pots, round: null })
  }
  const isOver = latest.state === 'settled' || latest.state === 'void'
  const tally = await tallyOf(context, rules, tableId)
  return SharedTableView.parse({
    tableId,
    phase: isOver && stop ? 'suspended' : phaseOf(latest),
    ...stop,
    ...clock,
    chain: chainOf(latest),
    next,
    pots,
    ...(tally && { tally }),
    round: await viewRound(context, rules, latest),
  })
}

const stopOf = (table: TableRow | undefined): Pick<SharedTableView, 'stop'> | undefined =>
  table && table.state !== 'open' && table.cause ? { stop: { state: table.state, cause: table.cause } } : undefined

function announcedOf(chain: SharedChainRow | undefined): SharedTableView['next'] {
  if (!chain || chain.beacon_kind === null) return null
  const { head, length, created_at, beacon_kind: kind, beacon_round } = chain
  const beacon = { kind, chain: quicknet.chain, round: Number(beacon_round) }
  return { head, length, publishedAt: created_at.toISOString(), beacon }
}

const phaseOf = ({ state }: SharedRoundWithChain): SharedTableView['phase'] =>
  state === 'result' || state === 'settled' ? 'result' : phases[state]

/** The whitelist. `shownAt` is the only way of anything that depends on the seed to get out before the end of the run. */
async function viewRound(
  context: AppContext,
  rules: SharedRules,
  round: SharedRoundWithChain,
): Promise<SharedTableView['round']> {
  const isEnded = round.ended_at !== null
  return {
    sharedRoundId: round.shared_round_id,
    number: round.number,
    commit: round.commitment,
    closesMs: round.closes_at.getTime(),
    ...(round.shortened_at && { isShortened: true }),
    startedMs: round.started_at?.getTime() ?? null,
    ...(rules.card && { card: cardOf(rules, round) }),
    ...(round.shut_groups?.length && { shutGroups: round.shut_groups }),
    ...(round.stage_closes_at && { stage: { number: round.stage, closesMs: round.stage_closes_at.getTime() } }),
    events: await eventsOf(context, rules, round),
    ...(round.source === 'readings' && { read: readOf(round) }),
    result: isEnded
      ? {
          serverSeed: round.server_seed ?? '',
          outcome: round.outcome,
          nextMs: timeOf(round.ended_at) + rules.resultMs,
        }
      : null,
  }
}

async function eventsOf(context: AppContext, rules: SharedRules, round: SharedRoundWithChain) {
  const isOver = round.state === 'result' || round.state === 'settled'
  if (!isOver && round.state !== 'running') return []
  if (round.source === 'readings' && rules.readings)
    return [...rules.readings.eventsOf(stateOf(rules.readings, round.read_cards ?? []))]
  const outcome = isOver ? round.outcome : drawOutcome(context, rules, round)
  const hands = rules.stages && (await readHands(context.db, rules, round.shared_round_id)).map(({ hand }) => hand)
  const shown = hands ? shownByStages(rules, { outcome, hands, stage: round.stage }) : []
  if (hands && round.stages_ended_at === null) return shown
  const atMs = isOver ? rules.runMs(outcome, hands) : context.clock.now().getTime() - runsFrom(round)
  return [...shown, ...rules.shownAt({ outcome, atMs, ...(hands && { hands }) })]
}

/** What the stages that are shut have brought, the deal first. */
function shownByStages({ stages }: SharedRules, { outcome, hands, stage }: ShutStages) {
  return Array.from({ length: stage }, (_, shut) => stages?.shownAfter(hands, outcome, shut) ?? []).flat()
}

interface ShutStages {
  outcome: unknown
  hands: readonly PlayerHand['hand'][]
  /** The one that is asked, or the first that was not. */
  stage: number
}

/** The highest bets of a round in one mode. Names never leave the portal: a mark tells players of one round apart. */
export async function viewBetList({ db }: AppContext, sharedRoundId: string, mode: Mode): Promise<SharedBetList> {
  const counted = await db
    .selectFrom('shared_bets')
    .innerJoin('rounds', 'rounds.round_id', 'shared_bets.round_id')
    .select(({ fn }) => [
      'rounds.currency',
      fn.countAll<string>().as('count'),
      // A free bet stakes nobody's money.
      fn.sum<string | null>('shared_bets.stake_minor').filterWhere('rounds.free_bet_id', 'is', null).as('stakeMinor'),
    ])
    .where('shared_bets.shared_round_id', '=', sharedRoundId)
    .where('shared_bets.mode', '=', mode)
    .where('shared_bets.state', 'in', ['taken', 'ended'])
    .groupBy('rounds.currency')
    .execute()
  const rows = await db
    .selectFrom('shared_bets')
    .innerJoin('rounds', 'rounds.round_id', 'shared_bets.round_id')
    .selectAll('shared_bets')
    .select(['rounds.currency', 'rounds.free_bet_id'])
    .where('shared_bets.shared_round_id', '=', sharedRoundId)
    .where('shared_bets.mode', '=', mode)
    .where('shared_bets.state', 'in', ['taken', 'ended'])
    .orderBy('shared_bets.stake_minor', 'desc')
    .orderBy('shared_bets.round_id')
    .limit(listedMax)
    .execute()
  return SharedBetList.parse({
    sharedRoundId,
    count: counted.reduce((sum, { count }) => sum + Number(count), 0),
    staked: counted.flatMap(({ currency, stakeMinor }) => (stakeMinor === null ? [] : [{ currency, stakeMinor }])),
    bets: rows.map((row) => ({
      mark: markOf(sharedRoundId, row.player_id),
      place: row.place,
      stakeMinor: row.stake_minor,
      isFree: row.free_bet_id !== null,
      currency: row.currency,
      payoutMinor: row.state === 'ended' ? row.payout_minor : null,
      events: row.events,
    })),
  })
}

const markOf = (sharedRoundId: string, playerId: string): string =>
  createHash('sha256').update(`${sharedRoundId}:${playerId}`).digest('hex').slice(0, 4)
