import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { outcomesRow } from '../../instant/sheet-row.ts'
import { wheelPays, wheelRisks, wheelSegments } from './wheel-tables.ts'

/** Every wheel; all segments are equally wide. */
export const wheelSheet = (): SheetRow[] =>
  wheelSegments.flatMap((segments) =>
    wheelRisks.map((risk) => {
      const chance = fraction(1, segments)
      return outcomesRow(
        `${segments}-segments-${risk}`,
        wheelPays(segments, risk).map((x10000) => ({ chance, x10000 })),
      )
    }),
  )
