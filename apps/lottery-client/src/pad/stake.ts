import { type Mode, unitStakeOf } from '@fairground/lottery-rules'

const minorPerUnit = 100n
const steps = [1n, 2n, 5n]
const zerosFirst = 3
const zerosLast = 9

/** What one unit may cost before its mode: 1,000, 2,000, 5,000, 10,000 … in minor units. */
export const antes: readonly bigint[] = Array.from({ length: zerosLast - zerosFirst }, (_, zeros) =>
  steps.map((step) => step * 10n ** BigInt(zeros + zerosFirst) * minorPerUnit),
).flat()

export const modeList = ['1', '0.1', '0.01'] as const satisfies readonly Mode[]

/** What a unit costs; every ante of the ladder is a whole amount in every mode. */
export function unitOf(anteMinor: bigint, mode: Mode): bigint {
  const { num, den } = unitStakeOf({ anteMinor, mode, multiple: 1 })
  return num / den
}

/** The next amount of the ladder up or down; the same at its ends. */
export function nextAnte(amount: bigint, by: 1 | -1): bigint {
  const next = by > 0 ? antes.find((one) => one > amount) : antes.findLast((one) => one < amount)
  return next ?? amount
}
