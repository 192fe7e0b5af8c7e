import type { Reader } from '../../../db/db.ts'
import { type Refused, refuseField } from '../../../lib/outcome.ts'
import { listLoads } from './load-store.ts'
import { type Broken, listBroken } from './margin.ts'
import type { Margin } from './read-margin.ts'

export interface MarginChange {
  /** Of the form, where the refusal is shown. */
  field: string
  before: Margin
  after: Margin
}

/** Refuses a change after which a signed contract would be paid on a game that no longer bears it: VALIDATION naming both. */
export async function refuseChange(
  reader: Reader,
  { field, before, after }: MarginChange,
): Promise<Refused | undefined> {
  const [broken] = listBroken(await listLoads(reader), before, after)
  return broken && refuseField(field, 'validation.contractBreaks', namesOf(broken))
}

export const namesOf = ({ game, contractId, rateBp }: Broken) => ({
  ...{ game: game.name, category: game.gameType, contract: contractId, rate: rateBp / 100 },
})
