import { PointSettings } from '@fairground/contract'
import { cleanRichText } from '@fairground/contract/rich-text'
import { languages } from '@fairground/i18n'
import { getCurrency, parseAmount } from '@fairground/money'
import * as z from 'zod'
import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { ok, type Refused, refuse } from '../../../lib/outcome.ts'
import { amountFact, countFact, defineKind, type Weight } from '../../site/wishes/index.ts'
import { lockMargin, readMargin, refuseChange } from '../margin/index.ts'
import { lockSettings, readSettings, saveSettings } from './point-settings-store.ts'
import type { StoredSettings } from './stored-settings.ts'

/** How points are earned, and what they are worth. */
export const pointSettingsKind = defineKind({
  kind: 'point-settings',
  asks: 'marketing.manage',
  decides: 'gifts.approve',
  payload: z.object({ settings: PointSettings, revision: z.number(), currency: z.string() }),
  isRecorded: true,
  actionOf: () => 'points.settings-',
  detailOf: ({ settings: { pointsRatio, redeemAmount, minRedeem } }) => ({ ...pointsRatio, redeemAmount, minRedeem }),
  describe: async (reader, { payload: { settings, currency } }) => {
    const [before, after] = [await readSettings(reader), settingsOf(settings, currency)]
    return [
      amountFact('before', before.redeemMinor, currency),
      amountFact('onePoint', after.redeemMinor, currency),
      countFact('minRedeem', after.minRedeem),
      ...Object.entries(settings.pointsRatio).map(([source, ratio]) => countFact(`ratio.${source}`, ratio)),
    ]
  },
  apply: async (tx, { payload: { settings, revision, currency } }, { app, actor, username, at, ip, requestId }) => {
    if ((await lockSettings(tx)).revision !== revision) return refuse('STATE_CONFLICT')
    const after = { ...settingsOf(settings, currency), revision: revision + 1 }
    // Contracts, ceilings and games may have changed since it was asked for.
    const refused = await refuseWorth(tx, { app, language: 'en' }, after)
    if (refused) return refused
    await saveSettings(tx, after, { by: username, at })
    const { ratios, redeemMinor, minRedeem } = after
    const detail = { ...ratios, redeemMinor: String(redeemMinor), minRedeem }
    await recordAudit(tx, { actor, action: 'points.settings-changed', subject: 'points', detail, ip, requestId })
    return ok(after)
  },
})

/** What was typed, as it is kept. */
export function settingsOf(
  { pointsRatio, redeemAmount, minRedeem, rules }: PointSettings,
  currency: string,
): Omit<StoredSettings, 'revision'> {
  const ratios = Object.entries(pointsRatio).map(([source, ratio]) => [source, Math.round(ratio * 100)])
  return {
    ratios: Object.fromEntries(ratios) as StoredSettings['ratios'],
    redeemMinor: parseAmount(redeemAmount, getCurrency(currency)) ?? 0n,
    minRedeem,
    rules: Object.fromEntries(languages.map((language) => [language, cleanRichText(rules[language] ?? '')])),
  }
}

/** Refuses points beside which a game could not bear a contract of agents that is signed: VALIDATION naming both. */
export async function refuseWorth(
  tx: Tx,
  reader: Parameters<typeof readMargin>[1],
  points: Omit<StoredSettings, 'revision'>,
): Promise<Refused | undefined> {
  await lockMargin(tx)
  const [before, after] = [await readMargin(tx, reader), await readMargin(tx, reader, { points })]
  return refuseChange(tx, { field: 'redeemAmount', before, after })
}

type Worth = Pick<StoredSettings, 'ratios' | 'redeemMinor'>

/** Points that are worth more, or easier to earn, are a gift to everybody. */
export function weightOf(before: Worth, after: Worth): Weight {
  const sources = Object.keys(after.ratios) as (keyof Worth['ratios'])[]
  const isEasier = sources.some((source) => after.ratios[source] > (before.ratios[source] ?? 0))
  return isEasier || after.redeemMinor > before.redeemMinor ? 'always' : 'never'
}
