import { randomUUID } from 'node:crypto'
import type { TableCare } from '@fairground/contract'
import { VendorCareMoved, VendorCares } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'
import { askStudio } from './ask-studio.ts'
import { readTableMembers } from './read-table-members.ts'
import { readTableNames } from './read-table-names.ts'

/** Players whom a desk worries about, with their accounts. Refusal: GAME_UNAVAILABLE. */
export async function readTableCares(
  app: AppContext,
  staffId: string,
  state: 'open' | 'closed',
): Promise<Outcome<{ list: TableCare[] }>> {
  const told = await askStudio(app, `/desk/cares?${new URLSearchParams({ state })}`, VendorCares)
  if (!told) return refuse('GAME_UNAVAILABLE')
  const idsOf = (key: 'tableId' | 'playerId') => [...new Set(told.cares.map((care) => care[key]))]
  const [names, members] = [
    await readTableNames(app.db, idsOf('tableId')),
    await readTableMembers(app.db, idsOf('playerId')),
  ]
  return ok({
    list: told.cares.map(({ playerId, takenById, ...care }) => ({
      ...care,
      ...members.get(playerId),
      names: names.get(care.tableId) ?? { vi: care.tableId, en: care.tableId },
      isMine: takenById === staffId,
    })),
  })
}

interface Person {
  staffId: string
  name: string
}

/** The studio writes it down with its record, which comes to the audit log. Refusals: NOT_FOUND, GAME_UNAVAILABLE. */
export async function moveTableCare(
  app: AppContext,
  by: Person,
  move: { careId: string; note?: string | undefined },
): Promise<Outcome<{ isDone: boolean }>> {
  const body = { requestId: randomUUID(), ...move, by }
  try {
    const call = { vendorId: houseVendorId, path: '/desk/cares/move', body, isEvenWhenOff: true } as const
    const told = VendorCareMoved.safeParse((await postToVendor(app, call)).answer)
    if (!told.success) return refuse('GAME_UNAVAILABLE')
    return told.data.moved === 'UNKNOWN' ? refuse('NOT_FOUND') : ok({ isDone: told.data.moved === 'OK' })
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return refuse('GAME_UNAVAILABLE')
  }
}
