import type { TableCause, TableState } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, refuseField } from '../../../lib/outcome.ts'
import { askTableAct } from './ask-table-act.ts'

interface Change {
  tableId: string
  state: TableState
  cause?: TableCause | undefined
  reason: string
}

const actions = {
  open: 'table.open-asked',
  paused: 'table.pause-asked',
  closed: 'table.close-asked',
} as const satisfies Record<TableState, string>

/**
 * Opens, pauses or closes a table of the studio. Refusals: VALIDATION without a cause for players, NOT_FOUND, and
 * GAME_UNAVAILABLE while the studio has not answered: the wish is kept, and the studio told until it does.
 */
export async function changeTableState(call: Call, staffId: string, change: Change): Promise<Outcome<null>> {
  const { tableId, state, reason } = change
  const cause = state === 'open' ? null : (change.cause ?? null)
  if (state !== 'open' && cause === null) return refuseField('cause', 'validation.required')
  const act = { action: actions[state], subject: tableId, detail: { cause, reason } }
  return askTableAct(call, staffId, { kind: 'state', tableId, state, cause }, act)
}
