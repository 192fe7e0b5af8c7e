import { Id } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** Bytes of a file that is uploaded. */
export const uploadBytesMax = 5 * 1024 * 1024
/** Images that stand for something are kept with what they prove, and shown to nobody but their owner and staff; papers (`kyc`) to certain staff alone. */
export const proofPurposes = ['deposit', 'withdrawal', 'activity', 'kyc'] as const
export type ProofPurpose = (typeof proofPurposes)[number]
/** Images that prove one thing. */
export const proofCountMax = 3

/** An image that was sent as proof, as staff see it. */
export const StaffProof = z.object({
  fileId: Id,
  /** What an image that looks the same was sent for before. */
  alikeTo: z.string().optional(),
})
export type StaffProof = z.infer<typeof StaffProof>

export const uploads = {
  upload: route({
    method: 'POST',
    path: '/wps/upload',
    audience: 'member',
    isUpload: true,
    summary: 'An image, PNG or JPEG; it is drawn anew and nothing else of the file is kept',
    input: z.object({ purpose: z.enum(['avatar', ...proofPurposes]), file: z.file() }),
    value: z.object({ fileId: Id, url: z.string(), mime: z.string(), size: z.number().int() }),
  }),
}
