import {
  type BasketballGame,
  homeChances,
  overChances,
  periodShares,
  shareMargins,
  shareTotals,
} from '@fairground/sports-rules/basketball'
import { handicapChances, type LineChances, lineChances } from '@fairground/sports-rules/chances'
import * as z from 'zod'
import { oneOf } from '../fields.ts'
import { type Kind, kind } from '../kind.ts'
import { rounded } from '../rounded.ts'
import { figure } from './sports-fields.ts'

const pointsMax = 1_000
const points = figure(-pointsMax, pointsMax)
const lineExpected = 'a whole or half number of points as text'
const line = points.refine((value) => Number.isInteger(value * 2), lineExpected)
const basketball = z.object({
  spread: points,
  total: figure(0, pointsMax),
  period: oneOf(['match', 'half', 'quarter']),
  handicap: line,
  totalLine: line,
})

export const basketballKinds: readonly Kind[] = [
  kind('basketball', basketball, ({ spread, total, ...bets }) => {
    const { home, over } = chancesOf({ spread, total }, bets)
    return { home: told(home), over: told(over), isRounded: true }
  }),
]

type Bets = Pick<z.output<typeof basketball>, 'period' | 'handicap' | 'totalLine'>

function chancesOf(game: BasketballGame, { period, handicap, totalLine }: Bets) {
  if (period === 'match') return { home: homeChances(game, handicap), over: overChances(game, totalLine) }
  const share = periodShares[period]
  return {
    home: handicapChances(shareMargins(game, share), handicap),
    over: lineChances(shareTotals(game, share), totalLine),
  }
}

const told = ({ win, push, lose }: LineChances): string[] => [win, push, lose].map(rounded)
