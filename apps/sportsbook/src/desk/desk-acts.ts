import type { SportsDeskAct } from '@fairground/contract/sports-desk'
import type { StaffDeskResult } from '@fairground/contract/staff-desk'
import {
  agreeToDeskWish,
  askDeskWish,
  type DeskStaff,
  type DeskStep,
  dropDeskWish,
  recordDeskAct,
  takeDeskAct,
} from '@fairground/vendor-kit'
import * as z from 'zod'
import type { SportsContext } from '../context.ts'
import type { MatchRow, SportsSchema } from '../db/schema.ts'
import { nameOf } from '../frames/coupon.ts'
import { callOff, findMatches } from '../matches/match-store.ts'

type Step = DeskStep<SportsSchema, SportsContext>

const ofSupervisors: readonly SportsDeskAct['act'][] = ['set-terms', 'ask-void', 'agree', 'drop']
const VoidBody = z.object({ matchId: z.string() })

/** Does what a person of the staff wishes at the desk, and records it with what it came to, in one commit. */
export async function actAtDesk(
  context: SportsContext,
  staff: DeskStaff,
  wanted: SportsDeskAct,
): Promise<StaffDeskResult> {
  const { act, leagueId: tableId } = wanted
  if (!context.leagues.has(tableId)) return 'unknown'
  const facts = 'matchId' in wanted ? { sharedRoundId: wanted.matchId } : {}
  const isOfSupervisors = ofSupervisors.includes(act)
  return takeDeskAct(context, { staff, tableId, act, facts, isOfSupervisors }, (step: Step) => actIn(step, wanted))
}

function actIn(step: Step, act: SportsDeskAct): Promise<StaffDeskResult> {
  switch (act.act) {
    case 'stop-match':
    case 'open-match':
      return stopMatch(step, act)
    case 'stop-league':
    case 'open-league':
      return stopLeague(step, act.act)
    case 'set-terms':
      return setTerms(step, act)
    case 'ask-void':
      return askVoid(step, act)
    case 'agree':
      return agreeToDeskWish(step, act.wishId, async ({ body }) => {
        const { matchId } = VoidBody.parse(body)
        const now = step.context.clock.now()
        return { isDone: await callOff(step.tx, matchId, { cause: 'staff', now }), sharedRoundId: matchId }
      })
    case 'drop':
      return dropDeskWish(step, act.wishId)
  }
}

type OfMatch<Act> = Act extends { matchId: string } ? Act : never

/** Takes no bets on a match from this commit on, or takes them again. */
async function stopMatch(step: Step, { act, matchId }: OfMatch<SportsDeskAct>): Promise<StaffDeskResult> {
  const { match, fault } = await findOf(step, matchId)
  if (!fault)
    await step.tx
      .updateTable('shared_rounds')
      .set({ is_stopped: act === 'stop-match' })
      .where('shared_round_id', '=', matchId)
      .execute()
  const result = fault ?? 'done'
  await recordDeskAct(step, act, { sharedRoundId: matchId, ...match, result })
  return result
}

/** The same for every match of a league, those to come as well. */
async function stopLeague(step: Step, act: 'stop-league' | 'open-league'): Promise<StaffDeskResult> {
  await step.tx
    .updateTable('leagues')
    .set({ is_stopped: act === 'stop-league' })
    .where('league_id', '=', step.tableId)
    .execute()
  await recordDeskAct(step, act, { league: step.tableId, result: 'done' })
  return 'done'
}

/** From this commit on prices of the league have another margin, and its matches may cost more or less; bets that stand keep theirs. */
async function setTerms(
  step: Step,
  { marginPercent, capPercent, reason }: Extract<SportsDeskAct, { act: 'set-terms' }>,
): Promise<StaffDeskResult> {
  const before = await step.tx
    .selectFrom('leagues')
    .select(['margin_percent as marginPercent', 'cap_percent as capPercent'])
    .where('league_id', '=', step.tableId)
    .forUpdate()
    .executeTakeFirst()
  if (before)
    await step.tx
      .updateTable('leagues')
      .set({ margin_percent: marginPercent, cap_percent: capPercent })
      .where('league_id', '=', step.tableId)
      .execute()
  const result = before ? 'done' : 'unknown'
  const facts = { league: step.tableId, before, after: { marginPercent, capPercent }, reason, result }
  await recordDeskAct(step, 'set-terms', facts)
  return result
}

async function askVoid(
  step: Step,
  { matchId, reason }: Extract<SportsDeskAct, { act: 'ask-void' }>,
): Promise<StaffDeskResult> {
  const { match, fault } = await findOf(step, matchId)
  const body = { matchId, ...match }
  return askDeskWish(step, { act: 'void', body, facts: match, sharedRoundId: matchId, reason, fault })
}

/** A match of the league with its teams; why nothing can be done about it where that is so. */
async function findOf(step: Step, matchId: string) {
  const [row] = await findMatches(step.tx, [matchId])
  if (row?.table_id !== step.tableId) return { match: {}, fault: 'unknown' as const }
  const isOver = row.state !== 'open' && row.state !== 'playing'
  return { match: { match: teamsOf(step, row) }, fault: isOver ? ('late' as const) : undefined }
}

function teamsOf({ context }: Step, { table_id, home, away }: MatchRow): string {
  const league = context.leagues.get(table_id)
  return `${nameOf(league, home)} – ${nameOf(league, away)}`
}
