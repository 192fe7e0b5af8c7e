import { randomUUID } from 'node:crypto'
import { VendorReplayAnswer } from '@fairground/contract/studio'
import type { Call } from '../../../lib/call.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import { askAddress } from './ask-address.ts'

interface Wanted {
  roundId: string
  language: string
}

/** Asks the studio for an address at which the game shows the round again; recorded. Refusals: NOT_FOUND, GAME_UNAVAILABLE. */
export const replayRound = (
  call: Call,
  staffId: string,
  { roundId, language }: Wanted,
): Promise<Outcome<{ url: string }>> =>
  askAddress(call, {
    path: '/replays',
    body: { requestId: randomUUID(), roundId, language, framedBy: call.app.config.consoleUrl },
    answer: VendorReplayAnswer,
    audit: { staffId, action: 'round.replayed', subject: roundId, detail: {} },
  })
