import type { StaffTable, TableState } from '@fairground/contract'
import { type VendorTable, VendorTableList } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'
import { listAskedStates } from './table-act-store.ts'

const timeoutMs = 3_000

/** The studio's tables as it tells them now. Refusal: GAME_UNAVAILABLE while it cannot be asked. */
export async function readTables(app: AppContext): Promise<Outcome<{ list: StaffTable[] }>> {
  const [tables, asked] = await Promise.all([fetchTables(app), listAskedStates(app.db)])
  if (!tables) return refuse('GAME_UNAVAILABLE')
  const acts = new Map(asked.map((act) => [act.table_id, act]))
  const list = tables.map((table) => {
    const act = acts.get(table.tableId)
    const wish = act && { state: act.table_state as TableState, at: act.asked_at.toISOString() }
    return { ...table, limits: limitsOf(table), asked: wish }
  })
  return ok({ list })
}

async function fetchTables(app: AppContext): Promise<VendorTable[] | undefined> {
  try {
    const call = { vendorId: houseVendorId, method: 'GET', path: '/tables', timeoutMs, isEvenWhenOff: true } as const
    const told = VendorTableList.safeParse((await postToVendor(app, call)).answer)
    return told.success ? told.data.tables : undefined
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    app.log.warn({ err: error }, 'the tables of the studio were not read')
    return undefined
  }
}

const limitsOf = ({ limits }: VendorTable): StaffTable['limits'] =>
  Object.entries(limits).map(([currency, { stakeMin, stakeMax, payoutMax }]) => {
    const shown = (minor: string) => formatAmount(BigInt(minor), getCurrency(currency))
    return { currency, stakeMin: shown(stakeMin), stakeMax: shown(stakeMax), payoutMax: shown(payoutMax) }
  })
