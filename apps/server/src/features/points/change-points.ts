import type { PointItemTerms, PointSettings } from '@fairground/contract'
import { cleanRichText } from '@fairground/contract/rich-text'
import { languages } from '@fairground/i18n'
import { getCurrency, parseAmount } from '@fairground/money'
import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, type Refused, refuse, refuseField } from '../../lib/outcome.ts'
import { lockMargin, readMargin, refuseChange } from '../margin/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { lockItem, saveItem } from './point-item-store.ts'
import { lockSettings, saveSettings } from './point-settings-store.ts'
import type { PointItem } from './reward-item.ts'
import type { StoredSettings } from './stored-settings.ts'

/**
 * How points are earned from now on. Refusals: VALIDATION, also when a game could not bear a contract of agents beside
 * them, STATE_CONFLICT when somebody else changed it since it was read.
 */
export async function changePointSettings(
  call: Call,
  staff: StaffSession,
  { revision, ...input }: PointSettings & { revision: number },
): Promise<Outcome<StoredSettings>> {
  const redeemMinor = parseAmount(input.redeemAmount, getCurrency(call.app.config.currency))
  if (!redeemMinor || redeemMinor < 0n) return refuseField('redeemAmount', 'validation.required')
  const missing = languages.find((language) => !input.rules[language]?.trim())
  if (missing) return refuseField(`rules.${missing}`, 'validation.required')
  return transact(call.app.db, async (tx) => {
    const before = await lockSettings(tx)
    if (before.revision !== revision) return refuse('STATE_CONFLICT')
    const { pointsRatio, minRedeem } = input
    const ratios = Object.fromEntries(
      Object.entries(pointsRatio).map(([source, ratio]) => [source, Math.round(ratio * 100)]),
    ) as StoredSettings['ratios']
    const rules = Object.fromEntries(
      languages.map((language) => [language, cleanRichText(input.rules[language] ?? '')]),
    )
    const settings = { ratios, redeemMinor, minRedeem, rules, revision: revision + 1 }
    const refused = await refuseWorth(tx, call, settings)
    if (refused) return refused
    await saveSettings(tx, settings, { by: staff.username, at: call.app.clock.now() })
    await recordAudit(tx, {
      ...actOf(call, staff),
      action: 'points.settings-changed',
      subject: 'points',
      detail: { ...ratios, redeemMinor: String(redeemMinor), minRedeem },
    })
    return ok(settings)
  })
}

async function refuseWorth(tx: Tx, call: Call, points: StoredSettings): Promise<Refused | undefined> {
  await lockMargin(tx)
  const [before, after] = [await readMargin(tx, call), await readMargin(tx, call, { points })]
  return refuseChange(tx, { field: 'redeemAmount', before, after })
}

/** Puts something into the mall. Refusal: VALIDATION. */
export async function addPointItem(
  call: Call,
  staff: StaffSession,
  input: PointItemTerms,
): Promise<Outcome<PointItem>> {
  const terms = termsOf(call, input)
  if (!terms.ok) return terms
  const now = call.app.clock.now()
  const item = {
    ...terms.value,
    id: newId('pit', now.getTime()),
    revision: 1,
    changedAt: now,
    changedBy: staff.username,
  }
  return transact(call.app.db, async (tx) => {
    await saveItem(tx, item)
    await recordAudit(tx, {
      ...actOf(call, staff),
      action: 'points.item-added',
      subject: item.id,
      detail: detailOf(item),
    })
    return ok(item)
  })
}

/** Changes it. Refusals: NOT_FOUND, VALIDATION, STATE_CONFLICT when somebody changed it, or members took of it, since it was read. */
export async function changePointItem(
  call: Call,
  staff: StaffSession,
  { itemId, revision, ...input }: PointItemTerms & { itemId: string; revision: number },
): Promise<Outcome<PointItem>> {
  const terms = termsOf(call, input)
  if (!terms.ok) return terms
  return transact(call.app.db, async (tx) => {
    const before = await lockItem(tx, itemId)
    if (!before) return refuse('NOT_FOUND')
    if (before.revision !== revision) return refuse('STATE_CONFLICT')
    const signed = { id: itemId, revision: revision + 1, changedAt: call.app.clock.now(), changedBy: staff.username }
    const item = { ...terms.value, ...signed }
    await saveItem(tx, item)
    await recordAudit(tx, {
      ...actOf(call, staff),
      action: 'points.item-changed',
      subject: itemId,
      detail: detailOf(item),
    })
    return ok(item)
  })
}

const actOf = ({ ip, requestId }: Call, { staffId }: StaffSession) => ({
  actor: { kind: 'staff', id: staffId } as const,
  ip,
  requestId,
})

const detailOf = ({ names, requiredPoints, stock, isShown }: PointItem) => ({
  name: names.en,
  requiredPoints,
  stock,
  isShown,
})

type Terms = Omit<PointItem, 'id' | 'revision' | 'changedAt' | 'changedBy'>

function termsOf({ app }: Call, input: PointItemTerms): Outcome<Terms> {
  const { names, picture, kind, requiredPoints, stock, isShown } = input
  const missing = languages.find((language) => !names[language])
  if (missing) return refuseField(`names.${missing}`, 'validation.required')
  const currency = getCurrency(app.config.currency)
  const requiredMinor = parseAmount(input.requiredAmount, currency)
  if (requiredMinor === undefined || requiredMinor < 0n) return refuseField('requiredAmount', 'validation.format')
  const creditMinor = kind === 'credit' ? parseAmount(input.creditAmount, currency) : 0n
  if (creditMinor === undefined || (kind === 'credit' && creditMinor <= 0n))
    return refuseField('creditAmount', 'validation.required')
  return ok({ names, picture, kind, requiredPoints, requiredMinor, creditMinor, stock, isShown })
}
