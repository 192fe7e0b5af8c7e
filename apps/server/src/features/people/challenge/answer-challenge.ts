import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { newToken } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { knownCaller } from './caller.ts'
import { type Challenge, type ChallengeKind, isWorkDone, passLifeMs } from './challenge.ts'
import { saveSolved, takeTry } from './challenge-store.ts'
import { giveBackAnswering, takeAnswering } from './challenge-tries.ts'
import { toleranceX } from './puzzle.ts'
import { mayBeHuman, type TrailPoint } from './trail.ts'

interface Solved {
  challengeId: string
  challengeToken: string
  expiresAt: string
}

interface SliderAnswer {
  challengeId: string
  x: number
  trail?: number[][] | undefined
  work?: number | undefined
}

export const answerSlider = (call: Call, { challengeId, x, trail = [], work = 0 }: SliderAnswer) =>
  judge(call, challengeId, 'slider', ({ id, answer, workBits, createdAt }) => {
    const outMs = call.app.clock.now().getTime() - createdAt.getTime()
    const points = trail.map(([px = 0, py = 0, ms = 0]): TrailPoint => [px, py, ms])
    return (
      isWorkDone(id, work, workBits) &&
      Math.abs(x - Number(answer)) <= toleranceX &&
      mayBeHuman({ trail: points, x, outMs })
    )
  })

export const answerQuestion = (call: Call, input: { challengeId: string; answer: string; work: number }) =>
  judge(
    call,
    input.challengeId,
    'question',
    ({ id, answer, workBits }) => answer === input.answer && isWorkDone(id, input.work, workBits),
  )

/** One try, right or wrong. What was wrong is not told: a script would learn from it. */
async function judge(
  call: Call,
  id: string,
  kind: ChallengeKind,
  isRight: (challenge: Challenge) => boolean,
): Promise<Outcome<Solved>> {
  const { app } = call
  const refused = await takeAnswering(call)
  if (refused) return refused
  const caller = knownCaller(call)
  if (!caller) return refuse('CHALLENGE_REQUIRED')
  const now = app.clock.now()
  const solved = await transact(app.db, async (tx) => {
    const challenge = await takeTry(tx, { id, kind }, caller, now)
    if (!challenge || !isRight(challenge)) return undefined
    const challengeToken = newToken()
    const expiresAt = new Date(now.getTime() + passLifeMs)
    await saveSolved(tx, id, hashOfToken(challengeToken), expiresAt)
    return { challengeId: id, challengeToken, expiresAt: expiresAt.toISOString() }
  })
  if (!solved) return refuse('CHALLENGE_REQUIRED')
  await giveBackAnswering(call)
  return ok(solved)
}
