import type { SharedBetView } from '@fairground/contract/studio'
import { checkSharedBet, checkSharedRound } from '@fairground/game-rules/tables'
import { expect } from 'vitest'
import { listBetsById, listOwnBets } from '../src/tables/bet-store.ts'
import { viewBet, viewPastRound } from '../src/tables/shared-bet-view.ts'
import type { SharedRoundWithChain } from '../src/tables/shared-round-store.ts'
import type { TestStudio } from './test-studio.ts'

/** Draws a past round again from its seed, as anybody can. */
function drawAgain({ context }: TestStudio, round: SharedRoundWithChain) {
  const checked = checkSharedRound(viewPastRound(context, round))
  expect(checked).toMatchObject({ fitsCommit: true, fitsOutcome: true })
  const { server_seed: serverSeed } = round
  if (!checked?.drawn || serverSeed === null) throw new Error(`round ${round.shared_round_id} cannot be checked`)
  return { ...checked.drawn, serverSeed }
}

/** The bets of a player as the history shows them, each settled again. */
export async function checkOwnBets(
  studio: TestStudio,
  session: Parameters<typeof listOwnBets>[2],
  round: SharedRoundWithChain,
): Promise<SharedBetView[]> {
  const drawn = drawAgain(studio, round)
  const rows = await listOwnBets(studio.context.db, round.shared_round_id, session)
  const views = rows.map((row) => viewBet(studio.context, row, round))
  for (const view of views) expect(checkSharedBet(drawn, view)).toEqual([])
  return views
}

/** Draws a past round again and settles every bet on it; returns how many bets there were. */
export async function checkPastRound(studio: TestStudio, round: SharedRoundWithChain): Promise<number> {
  const { context } = studio
  const drawn = drawAgain(studio, round)
  const ids = await context.db
    .selectFrom('shared_bets')
    .select('round_id')
    .where('shared_round_id', '=', round.shared_round_id)
    .execute()
  const bets = await listBetsById(
    context.db,
    ids.map(({ round_id }) => round_id),
  )
  for (const one of bets) {
    const bet = viewBet(context, one, round)
    expect(checkSharedBet(drawn, bet)).toEqual([])
    expect(checkSharedBet(drawn, { ...bet, payoutMinor: '1' })).toEqual(['payoutMinor'])
  }
  return bets.length
}
