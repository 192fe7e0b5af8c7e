import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { singlePayRow } from '../../instant/sheet-row.ts'
import { chanceMax, diceX10000 } from './dice.ts'

/** Every chance that can be bet, in hundredths of a percent; under and over are alike. */
export const diceSheet = (): SheetRow[] =>
  Array.from({ length: chanceMax }, (_, index) => index + 1).map((chance) =>
    singlePayRow(`chance-${chance}`, fraction(chance, 10_000), diceX10000(chance)),
  )
