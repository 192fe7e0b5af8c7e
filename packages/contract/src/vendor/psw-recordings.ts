import * as z from '../base/zod.ts'
import { PswId, RequestUuid } from './psw-fields.ts'

const At = z.iso.datetime({ offset: true })

/**
 * `writing`: the round goes on. `broken`: its writer ended before it did, so that something is missing. `changed`: the file
 * is not what was written. `missing`: there is none where it was. `removed`: its time was over, or its room was needed.
 */
export const recordingStates = ['writing', 'whole', 'broken', 'changed', 'missing', 'removed', 'outside'] as const

/** A recording of the picture of a round. `outside`: the operator's media server has it, and nobody here vouches for it. */
export const VendorRecording = z.object({
  recordingId: PswId,
  state: z.enum(recordingStates),
  from: At,
  to: At.nullable(),
  bytes: z.number().int().nullable(),
  sha256: z.string().nullable(),
})
export type VendorRecording = z.infer<typeof VendorRecording>

/** `POST /recordings/tickets`: an address at which one person sees it, for some minutes. */
export const VendorRecordingTicket = z.object({ requestId: RequestUuid, sharedRoundId: PswId, recordingId: PswId })
export const VendorRecordingAnswer = z.object({ url: z.string(), state: z.enum(recordingStates) })
