import type { StaffTable, TableState } from '@fairground/contract'
import { type VendorTable, VendorTableList } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { askStudio } from './ask-studio.ts'
import { listAskedStates } from './table-act-store.ts'

/** The studio's tables as it tells them now. Refusal: GAME_UNAVAILABLE while it cannot be asked. */
export async function readTables(app: AppContext): Promise<Outcome<{ list: StaffTable[] }>> {
  const [told, asked] = await Promise.all([askStudio(app, '/tables', VendorTableList), listAskedStates(app.db)])
  if (!told) return refuse('GAME_UNAVAILABLE')
  const acts = new Map(asked.map((act) => [act.table_id, act]))
  const list = told.tables.map((table) => {
    const act = acts.get(table.tableId)
    const wish = act && { state: act.table_state as TableState, at: act.asked_at.toISOString() }
    return { ...table, limits: limitsOf(table), asked: wish }
  })
  return ok({ list })
}

const limitsOf = ({ limits }: VendorTable): StaffTable['limits'] =>
  Object.entries(limits).map(([currency, { stakeMin, stakeMax, payoutMax }]) => {
    const shown = (minor: string) => formatAmount(BigInt(minor), getCurrency(currency))
    return { currency, stakeMin: shown(stakeMin), stakeMax: shown(stakeMax), payoutMax: shown(payoutMax) }
  })
