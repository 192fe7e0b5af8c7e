import type { PointSettings } from '@fairground/contract'
import type { Reader, Tx } from '../../db/db.ts'

/** How points are earned and what they are worth. */
export interface StoredSettings {
  /** By source, in hundredths of a point for 1,000. */
  ratios: Record<keyof PointSettings['pointsRatio'], number>
  /** Money for one point. */
  redeemMinor: bigint
  minRedeem: number
  /** By language, clean HTML. */
  rules: Record<string, string>
  revision: number
}

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
