import type { RewardKind, RewardRate, RewardWeight } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { type Refused, refuseField } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { listCertified, listSpans, readMargin, refuseChange, refuseReturn } from '../margin/index.ts'
import { addDays, mondayOf } from './site-week.ts'

interface Draft {
  kind: RewardKind
  effectiveOn: string
  rates: readonly RewardRate[]
  weights: readonly RewardWeight[]
}

/** For whom, as far as it matters here. */
interface Asker {
  app: AppContext
  language: Language
}

/** Days that have begun keep their rates; a cash back counts by whole weeks. */
export const earliestOn = (today: string): string => addDays(today, 1)

/**
 * Why a version cannot be published: VALIDATION for a day that has begun or is no Monday of a cash back, for a rate that is
 * given twice, and for rates with which a game, which it names, would return too much, alone or with what a contract of
 * agents pays.
 */
export const refuseDraft = async (reader: Reader, asker: Asker, draft: Draft): Promise<Refused | undefined> =>
  refuseDay(draft, earliestOn(siteDay(asker.app))) ?? (await refuseRates(reader, asker, draft))

function refuseDay({ kind, effectiveOn }: Draft, earliest: string): Refused | undefined {
  if (effectiveOn < earliest) return refuseField('effectiveOn', 'validation.ruleDay')
  const isMonday = mondayOf(effectiveOn) === effectiveOn
  return kind === 'cashback' && !isMonday ? refuseField('effectiveOn', 'validation.ruleMonday') : undefined
}

async function refuseRates(reader: Reader, asker: Asker, draft: Draft): Promise<Refused | undefined> {
  if (isDoubled(draft.rates.map(({ rank, gameType }) => `${rank} ${gameType}`)))
    return refuseField('rates', 'validation.format')
  if (isDoubled(draft.weights.map(({ nodeId }) => nodeId))) return refuseField('weights', 'validation.format')
  const games = await listCertified(reader, asker.language)
  const other = draft.kind === 'rebate' ? 'cashback' : 'rebate'
  const spans = (await listSpans(reader, other)).filter(({ until }) => until > draft.effectiveOn)
  return refuseReturn(games, draft, spans) ?? refuseContracts(reader, asker, draft)
}

/** What contracts are paid on must bear them under the new version too. */
async function refuseContracts(reader: Reader, asker: Asker, rule: Draft): Promise<Refused | undefined> {
  const [before, after] = [await readMargin(reader, asker), await readMargin(reader, asker, { rule })]
  return refuseChange(reader, { field: 'rates', before, after })
}

const isDoubled = (keys: readonly string[]): boolean => new Set(keys).size < keys.length
