import { randomUUID } from 'node:crypto'
import { VendorReplayAnswer } from '@fairground/contract/studio'
import { PswUnknownOutcome } from '@fairground/psw'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'

interface Wanted {
  roundId: string
  language: string
}

/** Asks the studio for an address at which the game shows the round again; recorded. Refusals: NOT_FOUND, GAME_UNAVAILABLE. */
export async function replayRound(
  { app, ip, requestId }: Call,
  staffId: string,
  { roundId, language }: Wanted,
): Promise<Outcome<{ url: string }>> {
  const body = { requestId: randomUUID(), roundId, language, framedBy: app.config.consoleUrl }
  try {
    const { answer } = await postToVendor(app, { vendorId: houseVendorId, path: '/replays', body, isEvenWhenOff: true })
    const given = VendorReplayAnswer.safeParse(answer)
    if (!given.success) return refuse('NOT_FOUND')
    if (URL.parse(given.data.url)?.origin !== new URL(app.config.gamesUrl).origin) return refuse('GAME_UNAVAILABLE')
    const actor = { kind: 'staff', id: staffId } as const
    await transact(app.db, (tx) =>
      recordAudit(tx, { actor, action: 'round.replayed', subject: roundId, detail: {}, ip, requestId }),
    )
    return ok({ url: given.data.url })
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return refuse('GAME_UNAVAILABLE')
  }
}
