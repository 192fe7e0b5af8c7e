import type { Reader } from '../../../db/db.ts'
import { type Refused, refuseField } from '../../../lib/outcome.ts'
import { listCeilings } from './ceiling-store.ts'
import { type Candidate, listLoads } from './load-store.ts'
import { type Ceiling, ceilingOf, heaviestOf } from './margin.ts'

/**
 * Refuses a contract whose rate is above the site's ceiling, alone or together with what is signed above and below it:
 * VALIDATION naming the category, what it would be and the most it may be.
 */
export async function refuseContract(
  reader: Reader,
  { field, candidate }: { field: string; candidate: Candidate },
): Promise<Refused | undefined> {
  const ceilings = await listCeilings(reader)
  const { kind, rateBp } = candidate
  const counting = ceilings.filter((each) => each.kind === kind && each.rateBp > 0)
  const lowest = counting.toSorted((left, right) => left.rateBp - right.rateBp)[0]
  if (!lowest || rateBp > lowest.rateBp)
    return refuseField(field, 'validation.contractCeiling', shown(lowest?.gameType ?? '', lowest?.rateBp ?? 0))
  return kind === 'dividend' ? undefined : refuseLoad(reader, { field, candidate }, { ceilings, counting })
}

async function refuseLoad(
  reader: Reader,
  { field, candidate }: { field: string; candidate: Candidate },
  { ceilings, counting }: { ceilings: readonly Ceiling[]; counting: readonly Ceiling[] },
): Promise<Refused | undefined> {
  const loads = await listLoads(reader, candidate)
  for (const { gameType } of counting) {
    const maxBp = ceilingOf(ceilings, 'turnover', gameType)
    const totalBp = heaviestOf(loads, ceilings, gameType)?.rateBp ?? 0
    if (totalBp > maxBp)
      return refuseField(field, 'validation.contractTogether', { ...shown(gameType, maxBp), total: totalBp / 100 })
  }
  return undefined
}

const shown = (category: string, maxBp: number) => ({ category, max: maxBp / 100 })
