import type { PointItemTerms, PointSettings } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { getCurrency, parseAmount } from '@fairground/money'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish } from '../../site/wishes/index.ts'
import { lockItem, saveItem } from './point-item-store.ts'
import { pointSettingsKind, refuseWorth, settingsOf, weightOf } from './point-settings-kind.ts'
import { lockSettings } from './point-settings-store.ts'
import type { PointItem } from './reward-item.ts'

/**
 * How points are earned from now on; what makes them worth more holds when a second person says yes. Refusals: VALIDATION,
 * also when a game could not bear a contract of agents beside them, STATE_CONFLICT when somebody else changed it since it
 * was read, or another change waits.
 */
export async function changePointSettings(
  call: Call,
  staff: StaffSession,
  { revision, ...settings }: PointSettings & { revision: number },
): Promise<Outcome<null>> {
  const { currency } = call.app.config
  const after = settingsOf(settings, currency)
  if (after.redeemMinor <= 0n) return refuseField('redeemAmount', 'validation.required')
  const missing = languages.find((language) => !settings.rules[language]?.trim())
  if (missing) return refuseField(`rules.${missing}`, 'validation.required')
  return transactWhole(call.app.db, async (tx) => {
    const before = await lockSettings(tx)
    if (before.revision !== revision) return refuse('STATE_CONFLICT')
    const refused = await refuseWorth(tx, { app: call.app, language: call.language }, after)
    if (refused) return refused
    const payload = { settings, revision, currency }
    const asked = { subject: 'points', place: 'points', payload, weight: weightOf(before, after), reason: '' }
    const wish = await askWish(tx, { call, staff }, pointSettingsKind, asked)
    return wish.ok ? ok(null) : wish
  })
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
