import type { Reader, Tx } from '../../../db/db.ts'
import type { StoredSettings } from './stored-settings.ts'

export const readSettings = async (reader: Reader): Promise<StoredSettings> =>
  settingsOf(await reader.selectFrom('point_settings').selectAll().executeTakeFirstOrThrow())

export const lockSettings = async (tx: Tx): Promise<StoredSettings> =>
  settingsOf(await tx.selectFrom('point_settings').selectAll().forUpdate().executeTakeFirstOrThrow())

interface Row {
  ratios: unknown
  redeem_minor: string
  min_redeem: number
  rules: unknown
  revision: number
}

const settingsOf = (row: Row): StoredSettings => ({
  ratios: row.ratios as StoredSettings['ratios'],
  redeemMinor: BigInt(row.redeem_minor),
  minRedeem: row.min_redeem,
  rules: row.rules as Record<string, string>,
  revision: row.revision,
})

export async function saveSettings(
  tx: Tx,
  { ratios, redeemMinor, minRedeem, rules, revision }: StoredSettings,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('point_settings')
    .set({
      ratios: JSON.stringify(ratios),
      redeem_minor: redeemMinor,
      min_redeem: minRedeem,
      rules: JSON.stringify(rules),
      revision,
      changed_at: at,
      changed_by: by,
    })
    .execute()
}
