import type { PswAnswer, PswCode } from '@fairground/contract/psw'

/** The portal did something else than PSW/1 says. */
export class Deviation extends Error {
  override name = 'Deviation'
}

/** The case cannot be tried against this portal, or from outside at all; the message says why. */
export class NotTried extends Error {
  override name = 'NotTried'
}

/** The portal says that it does not have what the case is about: nothing is wrong with either side. */
export class NotOffered extends Error {
  override name = 'NotOffered'
}

/** @throws Deviation when both are not the same text or number */
export function equal(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Deviation(`${what}: expected ${String(expected)}, got ${String(actual)}`)
}

/** @throws Deviation when the condition does not hold */
export function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Deviation(what)
}

type Answered = Pick<PswAnswer, 'code'> & { message?: string | undefined }

/** @throws Deviation when the answer has another code */
export function expectCode(answer: Answered, expected: PswCode, what = 'code'): void {
  if (answer.code !== expected)
    throw new Deviation(`${what}: expected ${expected}, got ${answer.code} (${answer.message ?? ''})`)
}
