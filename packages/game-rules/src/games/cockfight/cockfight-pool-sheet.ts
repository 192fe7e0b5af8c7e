import type { SheetRow } from '../../instant/instant-game.ts'
import { paidRow } from '../../instant/sheet-row.ts'
import { dividendsOf } from '../../parts/pools/tote.ts'
import { chanceOf, fightEnds, formMax, formMin, formWhole } from './chances.ts'
import type { CockfightSpot } from './cockfight.ts'
import { poolGross } from './cockfight-pool.ts'
import type { FightPool } from './fight-pool.ts'

/** Meron's shares of decided fights for which returns are told. */
export const poolForms = [formMin, formWhole / 2, formMax] as const

/** A pool whose stakes stand as the chances do: what a side returns beyond that, the other one lacks. */
export function poolAt(form: number): FightPool {
  const stakes = { meronMinor: BigInt(form), walaMinor: BigInt(formWhole - form) }
  return {
    ...{ currency: '', meronMinor: `${form}`, walaMinor: `${formWhole - form}`, meronBets: 1, walaBets: 1 },
    dividends: dividendsOf(stakes) ?? null,
  }
}

/** A side by its share of decided fights in ten-thousandths, where so much of the pool lies on it; and the draws. */
export const cockfightPoolSheet = (): SheetRow[] => [
  ...poolForms.map((form) => rowAt(`side-${form}`, 'meron', form)),
  rowAt('bdd', 'bdd', formWhole / 2),
  rowAt('ftd', 'ftd', formWhole / 2),
]

const rowAt = (name: string, spot: CockfightSpot, form: number): SheetRow =>
  paidRow(
    name,
    fightEnds.map((end) => ({ gross: poolGross(spot, poolAt(form), { end }), chance: chanceOf(end, form) })),
  )
