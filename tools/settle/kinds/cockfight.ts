import { cockfightGross, dividendsOf, type FightEnd, fraction, poolGross } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { minor, oneOf } from '../fields.ts'
import { type Kind, kind } from '../kind.ts'
import { modelKinds } from './cockfight-model.ts'

/** `draw` stands for both springs run down. */
const results = ['meron', 'wala', 'draw', 'bdd', 'ftd'] as const
const ends: Readonly<Record<(typeof results)[number], FightEnd>> = {
  ...{ meron: 'meron', wala: 'wala', draw: 'both', bdd: 'both', ftd: 'time' },
}

const tote = z.object({ meronMinor: minor, walaMinor: minor, result: oneOf(results) })
const oddsExpected = 'a decimal with at most two digits after the point, such as "1.83"'
const fixed = z.object({
  selection: oneOf(['meron', 'wala', 'bdd', 'ftd']),
  odds: z
    .string(oddsExpected)
    .regex(/^\d{1,9}(\.\d{1,2})?$/, oddsExpected)
    .optional(),
  result: oneOf(results),
  stakeMinor: minor,
})

export const cockfightKinds: readonly Kind[] = [
  kind('cockfight-tote', tote, ({ meronMinor, walaMinor, result }) => {
    const dividends = dividendsOf({ meronMinor, walaMinor })
    const pool = { currency: '', meronMinor: `${meronMinor}`, walaMinor: `${walaMinor}`, meronBets: 1, walaBets: 1 }
    const factor = (spot: 'meron' | 'wala' | 'bdd' | 'ftd') =>
      decimalOf(poolGross(spot, { ...pool, dividends: dividends ?? null }, { end: ends[result] }))
    const isDraw = result !== 'meron' && result !== 'wala'
    return {
      status: dividends ? (isDraw ? 'draw' : 'settled') : 'cancelled',
      ...(dividends && {
        meronDividend: decimalOf(fraction(dividends.meron, 100)),
        walaDividend: decimalOf(fraction(dividends.wala, 100)),
      }),
      factors: { meron: factor('meron'), wala: factor('wala'), draw: factor('bdd') },
    }
  }),
  ...modelKinds,
  kind('cockfight-fixed', fixed, ({ selection, odds = '0', result, stakeMinor }) => {
    const x100 = Math.round(Number(odds) * 100)
    const prices = { meron: x100, wala: x100 }
    const { num, den } = cockfightGross(selection, { card: { prices }, result: { end: ends[result] } })
    return { payoutMinor: `${(stakeMinor * num) / den}` }
  }),
]

/** Hundredths at most: as short as it is exact. */
function decimalOf({ num, den }: { num: bigint; den: bigint }): string {
  const x100 = (100n * num) / den
  const [units, digits] = [x100 / 100n, `${x100 % 100n}`.padStart(2, '0').replace(/0+$/, '')]
  return digits === '' ? `${units}` : `${units}.${digits}`
}
