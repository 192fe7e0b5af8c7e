import { createHash } from 'node:crypto'
import type { ChallengeUse } from '@fairground/contract'

export type ChallengeKind = 'slider' | 'question' | 'captcha'

/** How long a challenge may be answered: nobody is hurried. */
export const lifeMs = 5 * 60_000
/** How long a pass may wait for its call. */
export const passLifeMs = 2 * 60_000

export interface Challenge {
  id: string
  kind: ChallengeKind
  use: ChallengeUse
  answer: string
  /** Leading zero bits that its work must show. */
  workBits: number
  createdAt: Date
  expiresAt: Date
}

/** Whether SHA-256 over `id:work` begins with that many zero bits, at most 32. */
export const isWorkDone = (id: string, work: number, bits: number): boolean =>
  bits === 0 || createHash('sha256').update(`${id}:${work}`).digest().readUInt32BE(0) >>> (32 - bits) === 0
