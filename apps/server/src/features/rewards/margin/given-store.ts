import { type PointSettings, type RewardKind, rebateTypes } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { getCurrency } from '@fairground/money'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { CertifiedGame } from './return-guard.ts'
import { type RuleSpan, type RuleVersion, spansOf } from './rule-spans.ts'

/** Whoever changes what bets bring, or signs what pays on them, waits for another. */
export const lockMargin = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('margin', 0))`.execute(tx)

const versionsMax = 500

/** The versions of one kind with the days on which they count. */
export const listSpans = async (reader: Reader, kind: RewardKind): Promise<RuleSpan[]> =>
  spansOf(await listVersions(reader, kind), kind)

export async function listVersions(reader: Reader, kind: RewardKind): Promise<RuleVersion[]> {
  const rows = await reader
    .selectFrom('reward_rules')
    .select(['id', 'rates', 'weights', sql<string>`effective_on::text`.as('starts')])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(versionsMax)
    .execute()
  return rows.map((row) => ({
    ...{ ruleId: row.id, kind, effectiveOn: row.starts },
    rates: row.rates as unknown as RuleVersion['rates'],
    weights: row.weights as unknown as RuleVersion['weights'],
  }))
}

/** Games of the categories that can earn a rebate, the highest return first. */
export const listCertified = async (reader: Reader, language: Language): Promise<CertifiedGame[]> => {
  const types: readonly string[] = rebateTypes
  return (await listGames(reader, language)).filter(
    ({ gameType, status }) => types.includes(gameType) && status !== 'retired',
  )
}

/** Every game, the highest return first. */
export async function listGames(reader: Reader, language: Language) {
  const rows = await reader
    .selectFrom('games')
    .select(['node_id', 'vendor_id', 'game_code', 'names', 'game_type', 'rtp_bp', 'rebate_weight', 'vendor_status'])
    .orderBy('rtp_bp', 'desc')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => {
    const names = row.names as Record<string, string>
    return {
      nodeId: row.node_id,
      vendorId: row.vendor_id,
      gameCode: row.game_code,
      name: names[language] ?? names.en ?? row.node_id,
      gameType: row.game_type,
      rtpBp: row.rtp_bp,
      rebateWeight: row.rebate_weight,
      status: row.vendor_status,
    }
  })
}

/** How points are earned, and what they are worth: hundredths of a point for 1,000 staked, minor units for a point. */
export interface PointWorth {
  ratios: Record<keyof PointSettings['pointsRatio'], number>
  redeemMinor: bigint
}

export async function readPointWorth(reader: Reader): Promise<PointWorth> {
  const row = await reader.selectFrom('point_settings').select(['ratios', 'redeem_minor']).executeTakeFirstOrThrow()
  return { ratios: row.ratios as unknown as PointWorth['ratios'], redeemMinor: BigInt(row.redeem_minor) }
}

const sourceOf: Record<string, keyof PointWorth['ratios']> = {
  ...{ LIVE: 'live', LOTT: 'lottery', ELOTT: 'lottery', PVP: 'pvp' },
  ...{ SPORTS: 'sports', ESPORTS: 'sports', COCKFIGHT: 'sports' },
}

/** What the points of a bet are worth, in hundredths of a percent of it; `point_source` of the database names the same sources. */
export const pointBpOf =
  ({ ratios, redeemMinor }: PointWorth, currencyCode: string) =>
  (gameType: string): number => {
    const pointsPerUnit = ratios[sourceOf[gameType] ?? 'slots'] / 100 / 1_000
    return (pointsPerUnit * Number(redeemMinor) * 10_000) / 10 ** getCurrency(currencyCode).exponent
  }
