import type { BuyLotteryTickets, LotteryDrawView } from '@fairground/contract/lottery'
import type { Lottery, Shape } from '@fairground/lottery-rules'
import { newRequestId } from '@fairground/vendor-ui'
import { limitMinorOf } from '../lib/limit-amount.ts'
import { numbersOf, randomNumbers, randomOf } from '../pad/picking.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import type { Line } from './line.ts'

interface Wanted {
  rules: Lottery
  lines: readonly Line[]
  plan: Plan
  /** Prizes by rule are those of this group; the server takes the player's own where it is absent. */
  group?: number | undefined
  open: readonly LotteryDrawView[]
  currency: string
}

/**
 * The purchases of a ticket over its draws: one for all of them; or one for each draw where every draw has numbers of its
 * own, all of one plan.
 */
export function ordersOf({ rules, lines, plan, group, open, currency }: Wanted): BuyLotteryTickets[] | undefined {
  const multiples = planOf(plan)
  const draws = multiples?.flatMap((multiple, index) => {
    const draw = open[index]
    return draw ? [{ drawId: draw.drawId, multiple }] : []
  })
  if (!draws || draws.length < plan.draws) return undefined
  const isPlan = plan.draws > 1
  const stopAtMinor = isPlan ? limitMinorOf(plan.stopAt, currency) : null
  if (stopAtMinor === undefined) return undefined
  const order = {
    ...{ stopsOnWin: plan.stopsOnWin && isPlan },
    ...(stopAtMinor !== null && { stopAtMinor }),
    ...(group !== undefined && { group }),
  }
  if (!plan.isRandom) return [{ ...order, requestId: newRequestId(), draws, lines: lines.map(inputOf) }]
  const planId = newRequestId()
  return draws.map((draw, index) => {
    const own = index === 0 ? lines : lines.map((line) => ({ ...line, selection: otherThan(rules, line) }))
    return { ...order, planId, requestId: newRequestId(), draws: [draw], lines: own.map(inputOf) }
  })
}

const inputOf = ({ play, selection, unitMinor, factor }: Line) => ({
  ...{ play, selection: selection as never, unitMinor: `${unitMinor}`, factor },
})

/** As many numbers at random as the line has. */
function otherThan(rules: Lottery, { play, selection }: Line): unknown {
  const shape = rules.plays.find(({ id }) => id === play)?.shape
  return shape ? randomAs(shape, selection) : selection
}

export function randomAs(shape: Shape, selection: unknown): unknown {
  if (!Array.isArray(selection)) return selection
  switch (shape.kind) {
    case 'numbers':
      return shape.digits <= 2
        ? randomOf(numbersOf(shape.digits), selection.length)
        : randomNumbers(shape.digits, selection.length)
    case 'choices':
    case 'banker':
      return randomOf(shape.choices, selection.length)
    case 'sets':
      return selection.map((set) => randomOf(shape.choices, Array.isArray(set) ? set.length : 1))
    default:
      return selection
  }
}

/** The line that a refusal names by its place, `lines.3`. */
export function lineOf(place: string | undefined): number | undefined {
  const [, line] = /^lines\.(\d+)$/.exec(place ?? '') ?? []
  return line === undefined ? undefined : Number(line)
}
