import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { replaceRegions } from './region-store.ts'
import { type LineFault, readRegionTable } from './region-table.ts'
import { lockSettings, saveSetting } from './site-store.ts'

const actor = { kind: 'system', id: 'regions' } as const

/** Takes a table of address ranges in, whole or not at all; answers how many there are, or every line that is wrong. */
export async function importRegions(
  { db }: Pick<AppContext, 'db'>,
  csv: string,
): Promise<{ rangeCount: number } | { faults: LineFault[] }> {
  const { ranges, faults } = readRegionTable(csv)
  if (faults.length > 0) return { faults }
  if (ranges.length === 0) return { faults: [{ line: 1, text: 'the table is empty' }] }
  await transact(db, async (tx) => {
    await replaceRegions(tx, ranges)
    const detail = { rangeCount: ranges.length }
    await recordAudit(tx, { actor, action: 'site.regions-imported', subject: 'site', detail })
  })
  return { rangeCount: ranges.length }
}

/** Says from which countries nobody enters, by two letters each; all others may. */
export async function blockCountries(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  countries: readonly string[],
): Promise<void> {
  await transact(db, async (tx) => {
    await lockSettings(tx)
    await saveSetting(tx, 'blockedCountries', [...countries], { staffId: actor.id, now: clock.now() })
    const detail = { countries: [...countries] }
    await recordAudit(tx, { actor, action: 'site.countries-blocked', subject: 'site', detail })
  })
}
