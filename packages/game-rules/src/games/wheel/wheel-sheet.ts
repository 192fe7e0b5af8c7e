import { fraction } from '../../exact/fraction.ts'
import { outcomesRow } from '../../solo/sheet-row.ts'
import type { SheetRow } from '../../solo/solo-game.ts'
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
