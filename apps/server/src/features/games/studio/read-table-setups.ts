import type { TableSetupList } from '@fairground/contract'
import { VendorTableSetups } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { listOpenWishes, reviewerOf, viewOpen } from '../../site/wishes/index.ts'
import { askStudio } from './ask-studio.ts'
import { amountIn, shownLimits } from './setup-amounts.ts'
import { SetupPayload, tableSetupKind } from './table-setup-kind.ts'

/** How tables are set up, with what waits for a second person. Refusal: GAME_UNAVAILABLE. */
export async function readTableSetups(app: AppContext, staff: StaffSession): Promise<Outcome<TableSetupList>> {
  const [told, wishes, reviewer] = await Promise.all([
    askStudio(app, '/tables/setups', VendorTableSetups),
    listOpenWishes(app.db, tableSetupKind.kind),
    reviewerOf(app, staff),
  ])
  if (!told) return refuse('GAME_UNAVAILABLE')
  const waiting = new Map(wishes.map((wish) => [wish.subject, wish]))
  const shown = (tableId: string) => {
    const wish = waiting.get(tableId)
    return wish && viewOpen(wish, { decides: tableSetupKind.decides, reviewer })
  }
  const known = new Set(told.tables.map(({ tableId }) => tableId))
  return ok({
    tables: told.tables.map((table) => ({
      ...table,
      limits: shownLimits(table.limits),
      wish: shown(table.tableId),
    })),
    wished: wishes.flatMap(({ subject, payload }) => {
      const wish = known.has(subject) ? undefined : shown(subject)
      return wish ? [{ tableId: subject, names: SetupPayload.parse(payload).table.names, wish }] : []
    }),
    rules: told.rules.map((rules) => ({ ...rules, limits: shownLimits(rules.limits) })),
    riskCaps: told.riskCaps.map(({ cap, ...group }) => ({ ...group, cap: amountIn(group.currency)(cap) })),
  })
}
