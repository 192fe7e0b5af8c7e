import { checkSharedBet, checkSharedRound } from '@fairground/game-rules/shared'
import { expect } from 'vitest'
import { listBetsById } from '../src/shared/bet-store.ts'
import { viewBet, viewPastRound } from '../src/shared/shared-bet-view.ts'
import type { SharedRoundWithChain } from '../src/shared/shared-round-store.ts'
import type { TestStudio } from './test-studio.ts'

/** Draws a past round again from its seed and settles every bet on it, as anybody can; returns how many bets there were. */
export async function checkPastRound({ context }: TestStudio, round: SharedRoundWithChain): Promise<number> {
  const checked = checkSharedRound(viewPastRound(context, round))
  expect(checked).toMatchObject({ fitsCommit: true, fitsOutcome: true })
  const { server_seed: serverSeed } = round
  if (!checked?.drawn || serverSeed === null) throw new Error(`round ${round.shared_round_id} cannot be checked`)
  const drawn = { ...checked.drawn, serverSeed }
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
