import { isDeepStrictEqual } from 'node:util'
import { checkDepositMethod, type DepositMethodTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { currencies } from '@fairground/money'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { DepositMethod } from './deposit-method.ts'
import { findMethod, listMethods, lockMethods, saveMethod, saveOrder } from './deposit-method-store.ts'
import { termsOf } from './deposit-method-view.ts'

interface Staff {
  staffId: string
  username: string
}

const methodCountMax = 50

/** Adds a manual way to deposit. Refusals: VALIDATION, LIMIT. */
export async function addDepositMethod(
  call: Call,
  staff: Staff,
  { currency, ...terms }: DepositMethodTerms & { currency: string },
): Promise<Outcome<DepositMethod>> {
  const kind = 'manual'
  const isKnown = Object.values(currencies).some(({ code, isPlay }) => code === currency && !isPlay)
  if (!isKnown) return refuseField('currency', 'validation.format')
  const errors = checkDepositMethod({ terms, kind, languages })
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  return transact(call.app.db, async (tx) => {
    await lockMethods(tx)
    if ((await listMethods(tx)).length >= methodCountMax)
      return refuse('LIMIT', { value: { limit: { kind: 'methods', bound: String(methodCountMax) } } })
    const now = call.app.clock.now()
    const signed = { revision: 1, changedAt: now, changedBy: staff.username }
    const method = { id: newId('dpm', now.getTime()), kind, currency, ...termsOf(terms, currency), ...signed } as const
    await saveMethod(tx, method)
    await recordAudit(tx, {
      ...actOf(call, staff),
      action: 'deposit-method.added',
      subject: method.id,
      detail: { currency, name: method.names.en },
    })
    return ok(method)
  })
}

interface Change extends DepositMethodTerms {
  methodId: string
  revision: number
}

/** Changes a way to deposit. Refusals: NOT_FOUND, VALIDATION, STATE_CONFLICT when somebody else did since it was read. */
export const changeDepositMethod = (
  call: Call,
  staff: Staff,
  { methodId, revision, ...terms }: Change,
): Promise<Outcome<DepositMethod>> =>
  transact(call.app.db, async (tx) => {
    await lockMethods(tx)
    const before = await findMethod(tx, methodId)
    if (!before) return refuse('NOT_FOUND')
    if (before.revision !== revision) return refuse('STATE_CONFLICT')
    const errors = checkDepositMethod({ terms, kind: before.kind, languages })
    if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
    const signed = { revision: revision + 1, changedAt: call.app.clock.now(), changedBy: staff.username }
    const method = { ...before, ...termsOf(terms, before.currency), ...signed }
    await saveMethod(tx, method)
    await recordAudit(tx, {
      ...actOf(call, staff),
      action: 'deposit-method.changed',
      subject: methodId,
      detail: differences(before, method),
    })
    return ok(method)
  })

/** Puts all methods in this order. Refusals: STATE_CONFLICT when these are not all of them. */
export const orderDepositMethods = (
  call: Call,
  staff: Staff,
  methodIds: readonly string[],
): Promise<Outcome<DepositMethod[]>> =>
  transact(call.app.db, async (tx) => {
    await lockMethods(tx)
    const known = (await listMethods(tx)).map(({ id }) => id)
    if (!isSameSet(known, methodIds)) return refuse('STATE_CONFLICT')
    await saveOrder(tx, methodIds)
    await recordAudit(tx, {
      ...actOf(call, staff),
      action: 'deposit-method.ordered',
      subject: 'deposit-methods',
      detail: { order: methodIds },
    })
    return ok(await listMethods(tx))
  })

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set(other).size === other.length && one.every((id) => other.includes(id))

const actOf = ({ ip, requestId }: Call, { staffId }: Staff) => ({
  actor: { kind: 'staff', id: staffId } as const,
  ip,
  requestId,
})

/** What is not as before, old and new: where money goes is never changed without a trace. */
function differences(before: DepositMethod, after: DepositMethod): Record<string, { from: unknown; to: unknown }> {
  const plain = ({ revision: _, changedAt: __, changedBy: ___, ...terms }: DepositMethod): Record<string, unknown> =>
    JSON.parse(JSON.stringify(terms, (_key, value) => (typeof value === 'bigint' ? String(value) : value)))
  const [old, fresh] = [plain(before), plain(after)]
  const changed = Object.keys(fresh).filter((key) => !isDeepStrictEqual(old[key], fresh[key]))
  return Object.fromEntries(changed.map((key) => [key, { from: old[key], to: fresh[key] }]))
}
