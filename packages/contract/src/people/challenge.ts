import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** Calls that may want to know that a person makes them. */
export const challengeUses = ['login', 'register', 'sms', 'email-recovery'] as const
export const ChallengeUse = z.enum(challengeUses)
export type ChallengeUse = z.infer<typeof ChallengeUse>

/** Leading zero bits of SHA-256 over `challengeId:work` that a question asks for at least. */
export const workBits = 16

/** Challenge proof of a call; each pair is valid once. */
export const ChallengePart = z.object({
  challengeId: Id.optional(),
  challengeToken: z.string().max(64).optional(),
})
export type ChallengePart = z.infer<typeof ChallengePart>

/** Wrong log-ins of one name after which the picture of letters may be wanted. */
const captchaThreshold = z.number().int().min(1).max(9)

/** What the operator decides about challenges. */
export const ChallengeSettings = z.object({
  uses: z.record(ChallengeUse, z.boolean()),
  captchaThreshold,
  /** The letters are wanted from the first log-in on. */
  showCaptcha: z.boolean(),
  /** False where this sandbox was started without challenges: then nothing of it is in force. */
  isInForce: z.boolean(),
})
export type ChallengeSettings = z.infer<typeof ChallengeSettings>

export const ChallengeChange = z.object({
  uses: z.partialRecord(ChallengeUse, z.boolean()).default({}),
  captchaThreshold: captchaThreshold.optional(),
  showCaptcha: z.boolean().optional(),
})
export type ChallengeChange = z.output<typeof ChallengeChange>

const Solved = z.object({ challengeId: Id, challengeToken: z.string(), expiresAt: Time })
const Wanted = z.object({ use: ChallengeUse.default('login') })
const whole = z.number().int()

export const challenge = {
  captcha: route({
    method: 'GET',
    path: '/wps/captcha',
    audience: 'anyone',
    summary: 'A picture of four letters, as base64 of a PNG; bound to the cookie that it sets',
    input: z.object({}),
    value: z.string(),
  }),
  slider: route({
    method: 'GET',
    path: '/wps/captcha/slider',
    audience: 'anyone',
    summary:
      'A picture with a gap, and the piece that belongs there, as data URLs; a network that asks often works for it',
    input: Wanted,
    value: z.object({
      challengeId: Id,
      background: z.string(),
      piece: z.string(),
      pieceY: whole,
      width: whole,
      height: whole,
      /** Leading zero bits of SHA-256 over `challengeId:work`; 0 unless the network asks often. */
      workBits: whole,
    }),
  }),
  answerSlider: route({
    method: 'POST',
    path: '/wps/captcha/slider',
    audience: 'anyone',
    summary:
      'Where the piece was put, and on which way: points of x, y and milliseconds; with the work where some was asked for',
    input: z.object({
      challengeId: Id,
      x: whole.min(0).max(10_000),
      trail: z
        .array(z.array(whole.min(-100_000).max(1_000_000)).length(3))
        .max(1_000)
        .optional(),
      work: whole.min(0).optional(),
    }),
    value: Solved,
  }),
  question: route({
    method: 'GET',
    path: '/wps/captcha/question',
    audience: 'anyone',
    summary: 'A plain question instead of the slider, with a proof of work that grows with the rate of the network',
    input: Wanted,
    value: z.object({
      challengeId: Id,
      question: z.object({ key: z.enum(['sum', 'largest', 'missing']), numbers: z.array(whole) }),
      workBits: whole,
    }),
  }),
  answerQuestion: route({
    method: 'POST',
    path: '/wps/captcha/question',
    audience: 'anyone',
    summary: 'The answer, a number, and the proof of work',
    input: z.object({ challengeId: Id, answer: z.string().trim().max(16), work: whole.min(0) }),
    value: Solved,
  }),
}
