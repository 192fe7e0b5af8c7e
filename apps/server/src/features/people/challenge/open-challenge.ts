import { type ChallengeUse, workBits } from '@fairground/contract'
import { sliderPicture } from '@fairground/contract/slider'
import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { callerOf } from './caller.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { type Challenge, lifeMs } from './challenge.ts'
import { dropCaptchas, insertChallenge } from './challenge-store.ts'
import { extraWorkBits, takeAsking } from './challenge-tries.ts'
import { makePuzzle } from './puzzle.ts'
import { drawQuestion } from './question.ts'

/** A picture with a notch and its piece. */
export async function openSlider(call: Call, use: ChallengeUse) {
  const refused = await takeAsking(call)
  if (refused) return refused
  const { x, y, background, piece } = await makePuzzle()
  const bits = await extraWorkBits(call, workBits)
  const { id } = await save(call, { kind: 'slider', use, answer: String(x), workBits: bits })
  return ok({ challengeId: id, background, piece, pieceY: y, ...sliderPicture, workBits: bits })
}

/** A plain question, for those who cannot see or drag. */
export async function openQuestion(call: Call, use: ChallengeUse) {
  const refused = await takeAsking(call)
  if (refused) return refused
  const { key, numbers, answer } = drawQuestion()
  const bits = workBits + (await extraWorkBits(call, 0))
  const { id } = await save(call, { kind: 'question', use, answer, workBits: bits })
  return ok({ challengeId: id, question: { key, numbers }, workBits: bits })
}

/** A picture of letters, in place of the caller's last one. */
export async function openCaptcha(call: Call): Promise<Outcome<string>> {
  const refused = await takeAsking(call)
  if (refused) return refused
  const { text, picture } = await drawCaptcha()
  await save(call, { kind: 'captcha', use: 'login', answer: text, workBits: 0 })
  return ok(picture)
}

async function save(call: Call, asked: Omit<Challenge, 'id' | 'createdAt' | 'expiresAt'>): Promise<Challenge> {
  const { app } = call
  const createdAt = app.clock.now()
  const id = newId('chl', createdAt.getTime())
  const challenge = { ...asked, id, createdAt, expiresAt: new Date(createdAt.getTime() + lifeMs) }
  const caller = callerOf(call)
  await transact(app.db, async (tx) => {
    if (asked.kind === 'captcha') await dropCaptchas(tx, caller)
    await insertChallenge(tx, challenge, caller)
  })
  return challenge
}
