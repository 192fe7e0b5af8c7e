import type { LotteryLineInput } from '@fairground/contract/lottery'
import { costOf, type Lottery, type Play, poolRules, sharesPool, type Terms } from '@fairground/lottery-rules'
import { leafNumbers } from '@fairground/lottery-rules/verify'
import { type HeldNumber, heldBy } from '../liability/held-numbers.ts'

/** A line whose selection was read and whose cost is known. */
export interface PricedLine {
  play: string
  selection: unknown
  numbers: string[]
  bets: number
  unitMinor: bigint
  /** For a ticket without a multiple. */
  stakeMinor: bigint
  terms: Terms
  factor: number
  /** The numbers that factors are held against. */
  keys: readonly string[]
  /** What it would cost the house if one of them came, for a ticket without a multiple. */
  held: readonly HeldNumber[]
}

type Priced = { ok: true; lines: PricedLine[] } | { ok: false; message: string }

const betsMax = 200_000

/** Reads what was chosen by the rules of the lottery; a refusal names the line and the place in it. */
export function priceLines(rules: Lottery, inputs: readonly LotteryLineInput[], terms: Terms): Priced {
  const lines: PricedLine[] = []
  for (const [index, input] of inputs.entries()) {
    const play = rules.plays.find(({ id }) => id === input.play)
    if (!play) return { ok: false, message: `lines.${index}.play: not a play of this lottery` }
    const read = play.read(input.selection)
    if (!read.ok) {
      const { field, expected } = read.refusal
      return { ok: false, message: `lines.${index}.selection${field && `.${field}`}: expected ${expected}` }
    }
    const { priceMinor } = poolRules[rules.id] ?? { priceMinor: 1n }
    if (sharesPool(rules.id, play.tab) && BigInt(input.unitMinor) % priceMinor !== 0n)
      return { ok: false, message: `lines.${index}.unitMinor: a multiple of ${priceMinor}, the price of a ticket` }
    const line = priceLine(play, read.value, input, hasGroup(play) ? terms : {})
    if (line.bets > betsMax) return { ok: false, message: `lines.${index}.selection: at most ${betsMax} single bets` }
    lines.push(line)
  }
  return { ok: true, lines }
}

/** Whether the group of a bet decides its prices: tables of fixed prices know none. */
const hasGroup = ({ rows }: Play): boolean => rows.some(({ price }) => price.by === 'rule')

/** What of a ticket is bet at a group, for one draw without a multiple, in minor units. */
export const baseOf = (lines: readonly PricedLine[]): bigint =>
  lines.reduce((sum, { terms, stakeMinor }) => (terms.group === undefined ? sum : sum + stakeMinor), 0n)

function priceLine(play: Play, ticket: unknown, input: LotteryLineInput, terms: Terms): PricedLine {
  const unitMinor = BigInt(input.unitMinor)
  return {
    ...{ play: play.id, selection: input.selection ?? null, numbers: leafNumbers(input.selection), unitMinor, terms },
    ...{ bets: play.count(ticket), stakeMinor: costOf(play, ticket, unitMinor), factor: input.factor },
    keys: play.keys(ticket),
    held: heldBy(play, ticket, { unitMinor, terms, factor: input.factor }),
  }
}
