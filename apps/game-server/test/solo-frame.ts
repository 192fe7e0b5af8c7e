import { randomUUID } from 'node:crypto'
import { type SoloAnswer, type SoloOpenAnswer, SoloOpenRoundAnswer, studioPaths } from '@fairground/contract/studio'
import { type Answer, Frame, type LaunchWishes, openGame, type Studio } from './test-studio.ts'

export const smallStake = '1000000'
type Refusable = SoloAnswer & { code?: string; message?: string }

/** A player at a game that one player plays against the studio. */
export class SoloFrame extends Frame<SoloOpenAnswer> {
  /** A bet a player could make: at least 200 ms after the one before, by the test's clock. */
  async bet(wishes: { requestId?: string; bet?: unknown } = {}): Promise<Answer<Refusable>> {
    this.studio.clock.advance(250)
    return this.post(studioPaths.soloBet, { requestId: randomUUID(), bet: { stakeMinor: smallStake }, ...wishes })
  }

  async act(
    { roundId, step }: { roundId: string; step: number },
    type: string,
    requestId: string = randomUUID(),
  ): Promise<Answer<Refusable>> {
    return this.post(studioPaths.soloAct, { requestId, roundId, step, action: { type } })
  }

  async open(): Promise<SoloOpenRoundAnswer['round']> {
    const { body } = await this.get(studioPaths.soloOpen)
    return SoloOpenRoundAnswer.parse(body).round
  }
}

export async function openSoloFrame(studio: Studio, wishes: LaunchWishes = {}): Promise<SoloFrame> {
  const { playerId, opened } = await openGame(studio, { gameId: 'small-game', ...wishes })
  if (opened.kind !== 'solo') throw new Error(`${opened.gameId} is no solo game`)
  return new SoloFrame(studio, playerId, opened)
}
