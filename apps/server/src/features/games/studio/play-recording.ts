import { randomUUID } from 'node:crypto'
import { VendorRecordingAnswer } from '@fairground/contract/psw'
import type * as z from 'zod'
import type { Call } from '../../../lib/call.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import { askAddress } from './ask-address.ts'

interface Wanted {
  sharedRoundId: string
  recordingId: string
}

/**
 * Asks the studio where the recording of a round can be seen; recorded before anybody sees it. One that the operator's
 * media server has lies elsewhere. Refusals: NOT_FOUND, GAME_UNAVAILABLE.
 */
export const playRecording = (
  call: Call,
  staffId: string,
  { sharedRoundId, recordingId }: Wanted,
): Promise<Outcome<z.infer<typeof VendorRecordingAnswer>>> =>
  askAddress(call, {
    path: '/recordings/tickets',
    body: { requestId: randomUUID(), recordingId, sharedRoundId },
    answer: VendorRecordingAnswer,
    mayLeave: ({ state }) => state === 'outside',
    audit: { staffId, action: 'recording.viewed', subject: sharedRoundId, detail: { recordingId } },
  })
