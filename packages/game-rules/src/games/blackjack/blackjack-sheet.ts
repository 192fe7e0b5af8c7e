import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { sheetRow } from '../../instant/sheet-row.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { boxReturn } from './box-return.ts'
import { pairGross, trioGross } from './side-bets.ts'

const billion = 1_000_000_000

/**
 * A box played by the basic strategy, per first stake and per everything staked, and its other bets.
 * The box is enumerated card by card in doubles; its shares are cut to nine decimals, the others are exact.
 */
export function blackjackSheet(): SheetRow[] {
  const { net, staked, hit } = boxReturn()
  const share = (value: number) => fraction(Math.floor(value * billion), billion)
  return [
    { ...sheetRow('box', share(hit), share(1 + net)), isRounded: true },
    { ...sheetRow('box-and-raises', share(hit), share((staked + net) / staked)), isRounded: true },
    sheetRow('insurance', fraction(128, 415), fraction(3 * 128, 415)),
    ...sideRows(),
  ]
}

/** The first card may be any of 52 kinds alike; the second and the up card come from the 415 others. */
function sideRows(): SheetRow[] {
  const kinds = Array.from({ length: 52 }, (_, card) => card)
  const firsts = kinds.filter((card) => card % 4 === 0)
  const left = (card: number, taken: readonly number[]): bigint =>
    8n - BigInt(taken.filter((one) => one === card).length)
  const pairs = kinds.map((second) => ({ gross: pairGross(0, second), weight: left(second, [0]) }))
  const trios = firsts.flatMap((first) =>
    kinds.flatMap((second) =>
      kinds.map((up) => ({
        gross: trioGross([first, second, up]),
        weight: left(second, [first]) * left(up, [first, second]),
      })),
    ),
  )
  return [chancesRow('pairs', pairs), chancesRow('trio', trios)]
}
