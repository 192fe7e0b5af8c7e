import { setTimeout } from 'node:timers/promises'
import type { PswAnswer } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { Lab } from '../lab.ts'
import { draw, drawWhole } from './chance.ts'

/** What may happen to one attempt of a call on its way. */
export const faults = ['none', 'lost', 'answer-lost', 'delayed', 'doubled', 'overtaken'] as const
export type Fault = (typeof faults)[number]

/** Of 100 attempts; the rest goes through. */
const shares: readonly (readonly [Fault, number])[] = [
  ['lost', 8],
  ['answer-lost', 10],
  ['delayed', 10],
  ['doubled', 10],
  ['overtaken', 6],
]
const delayMsMax = 15

export function faultOf(seed: number, ...names: (string | number)[]): Fault {
  let left = draw(seed, 'fault', ...names) * 100
  for (const [fault, share] of shares) {
    left -= share
    if (left < 0) return fault
  }
  return 'none'
}

/** A network that loses, delays, doubles and reorders calls, the same ones for the same seed. */
export class FaultyWire {
  readonly counts: Record<Fault, number> = {
    ...{ none: 0, lost: 0, 'answer-lost': 0 },
    delayed: 0,
    doubled: 0,
    overtaken: 0,
  }
  readonly #lab: Pick<Lab, 'attempt'>
  readonly #seed: number
  /** Calls that others overtake: on their way until their round is over. */
  readonly #late: { call: string; fields: object; round: string }[] = []

  constructor(lab: Pick<Lab, 'attempt'>, seed: number) {
    this.#lab = lab
    this.#seed = seed
  }

  /** One attempt. @throws PswUnknownOutcome when the vendor hears nothing of it */
  async send(call: string, fields: object, round: string, attempt: number): Promise<PswAnswer> {
    const fault = faultOf(this.#seed, round, call, attempt)
    this.counts[fault] += 1
    if (fault === 'overtaken') this.#late.push({ call, fields, round })
    if (fault === 'overtaken' || fault === 'lost') throw new PswUnknownOutcome(`${call} was lost`)
    if (fault === 'delayed') await setTimeout(drawWhole(1, delayMsMax, this.#seed, round, call, attempt))
    const copies = Array.from({ length: fault === 'doubled' ? 2 : 1 }, () => this.#lab.attempt(call, fields))
    const [first] = await Promise.all(copies)
    if (!first?.isSigned || fault === 'answer-lost') throw new PswUnknownOutcome(`the answer to ${call} was lost`)
    return first.answer
  }

  /** What was overtaken arrives, after everything else of its round. */
  async deliverLate(round: string): Promise<void> {
    const arriving = this.#late.filter((late) => late.round === round)
    await Promise.all(arriving.map(({ call, fields }) => this.#lab.attempt(call, fields)))
  }
}
