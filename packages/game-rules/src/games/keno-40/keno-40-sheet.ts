import { choose } from '../../exact/choose.ts'
import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { outcomesRow } from '../../instant/sheet-row.ts'
import { keno40Pays, keno40PicksMax, keno40Risks } from './keno-40-tables.ts'

/** Every risk with every number of picks; hits follow the hypergeometric distribution of 10 drawn of 40. */
export const keno40Sheet = (): SheetRow[] =>
  keno40Risks.flatMap((risk) =>
    Array.from({ length: keno40PicksMax }, (_, index) => index + 1).map((picks) => {
      const chanceOf = (hits: number) => fraction(choose(picks, hits) * choose(40 - picks, 10 - hits), choose(40, 10))
      const outcomes = keno40Pays(risk, picks).map((x10000, hits) => ({ chance: chanceOf(hits), x10000 }))
      return outcomesRow(`${risk}-${picks}-picks`, outcomes)
    }),
  )
