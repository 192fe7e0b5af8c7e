import { randomUUID } from 'node:crypto'
import {
  type InstantAnswer,
  type InstantOpenAnswer,
  InstantOpenRoundAnswer,
  studioPaths,
} from '@fairground/contract/studio'
import { type Answer, Frame, type LaunchWishes, openGame, type Studio } from './test-studio.ts'

export const smallStake = '1000000'
type Refusable = InstantAnswer & { code?: string; message?: string }

/** A player at a game that one player plays against the studio. */
export class InstantFrame extends Frame<InstantOpenAnswer> {
  /** A bet a player could make: at least 200 ms after the one before, by the test's clock. */
  async bet(wishes: { requestId?: string; bet?: unknown } = {}): Promise<Answer<Refusable>> {
    this.studio.clock.advance(250)
    return this.post(studioPaths.instantBet, { requestId: randomUUID(), bet: { stakeMinor: smallStake }, ...wishes })
  }

  async act(
    { roundId, step }: { roundId: string; step: number },
    type: string,
    requestId: string = randomUUID(),
  ): Promise<Answer<Refusable>> {
    return this.post(studioPaths.instantAct, { requestId, roundId, step, action: { type } })
  }

  async open(): Promise<InstantOpenRoundAnswer['round']> {
    const { body } = await this.get(studioPaths.instantOpen)
    return InstantOpenRoundAnswer.parse(body).round
  }
}

export async function openInstantFrame(studio: Studio, wishes: LaunchWishes = {}): Promise<InstantFrame> {
  const { playerId, opened } = await openGame(studio, { gameId: 'small-game', ...wishes })
  if (opened.kind !== 'instant') throw new Error(`${opened.gameId} is no instant game`)
  return new InstantFrame(studio, playerId, opened)
}
