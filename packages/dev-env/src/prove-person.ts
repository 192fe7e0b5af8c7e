import { hash } from 'node:crypto'
import type { Api } from '@fairground/client'
import type { ChallengeUse, PortalContract } from '@fairground/contract'

interface Proof {
  challengeId?: string
  challengeToken?: string
}

/** Answers the question that stands before a call, as somebody does who cannot drag; nothing where none is wanted. */
export async function provePerson(api: Api<PortalContract>, use: ChallengeUse): Promise<Proof> {
  const { challenge } = await api.system.whitelabel({})
  if (!challenge.uses.includes(use)) return {}
  const { challengeId, question, workBits } = await api.challenge.question({ use })
  const work = workFor(challengeId, workBits)
  const proof = await api.challenge.answerQuestion({ challengeId, answer: answerOf(question), work })
  return { challengeId, challengeToken: proof.challengeToken }
}

function answerOf({ key, numbers }: { key: 'sum' | 'largest' | 'missing'; numbers: readonly number[] }): string {
  if (key === 'largest') return String(Math.max(...numbers))
  return String(key === 'sum' ? numbers.reduce((a, b) => a + b, 0) : (numbers[1] ?? 0) + 1)
}

/** The first number whose hash with the id begins with that many zero bits; some 65,000 tries at 16 bits. */
function workFor(id: string, bits: number): number {
  for (let work = 0; ; work += 1) {
    if (headOf(`${id}:${work}`) >>> (32 - bits) === 0) return work
  }
}

/** The first 32 bits; as text it takes a quarter of the time. */
const headOf = (text: string): number => Number.parseInt(hash('sha256', text).slice(0, 8), 16)
