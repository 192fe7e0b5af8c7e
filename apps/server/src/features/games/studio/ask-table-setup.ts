import { randomUUID } from 'node:crypto'
import type { TableSetup } from '@fairground/contract'
import { VendorTableOrder, VendorTableOrderAnswer } from '@fairground/contract/psw'
import { currencies, getCurrency } from '@fairground/money'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { askWish, type Caller } from '../../site/wishes/index.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'
import { amountIn, minorIn, setupInMinor } from './setup-amounts.ts'
import { tableSetupKind } from './table-setup-kind.ts'

interface Asked {
  isNew: boolean
  table: TableSetup
  riskCaps: readonly { currency: string; cap: string }[]
  reason: string
}

/**
 * Asks for a table as it is described; the studio has looked at it before. Refusals: VALIDATION naming the field,
 * STATE_CONFLICT while another wish about the table waits, GAME_UNAVAILABLE while the studio cannot be asked.
 */
export async function askTableSetup(caller: Caller, { isNew, table, riskCaps, reason }: Asked): Promise<Outcome<null>> {
  const { app } = caller.call
  const stranger = [...table.limits, ...riskCaps].find(({ currency }) => !Object.hasOwn(currencies, currency))
  if (stranger) return refuseField(`limits.${stranger.currency}`, 'validation.currencyUnknown')
  const caps = riskCaps.map(({ currency, cap }) => [currency, minorIn(getCurrency(currency))(cap)])
  const read = VendorTableOrder.safeParse({
    ...{
      requestId: randomUUID(),
      isNew,
      isTrial: true,
      table: setupInMinor(table),
      riskCaps: Object.fromEntries(caps),
    },
  })
  if (!read.success) return refuseField(fieldOf(read.error.issues[0]?.path ?? []), 'validation.format')
  const fault = await tryOut(app, read.data)
  if (!fault.ok) return fault
  const payload = { isNew, table: read.data.table, riskCaps: read.data.riskCaps }
  return transactWhole(app.db, async (tx) => {
    const asked = { subject: table.tableId, payload, weight: 'always', reason, place: table.tableId } as const
    const wish = await askWish(tx, caller, tableSetupKind, asked)
    return wish.ok ? ok(null) : wish
  })
}

const fieldOf = (path: readonly PropertyKey[]): string => path.filter((part) => part !== 'table').join('.')

const words = {
  known: 'notKnown',
  taken: 'idTaken',
  needed: 'required',
  min: 'tooSmall',
  max: 'tooBig',
  order: 'tooSmall',
  step: 'multipleOf',
} as const

/** What the studio says to the order, which it does not carry out yet. */
async function tryOut(app: AppContext, order: VendorTableOrder): Promise<Outcome<null>> {
  try {
    const wish = { vendorId: houseVendorId, path: '/tables/setups', body: order, isEvenWhenOff: true } as const
    const told = VendorTableOrderAnswer.safeParse((await postToVendor(app, wish)).answer)
    if (!told.success) return refuse('GAME_UNAVAILABLE')
    const { code, fault } = told.data
    if (code === 'OK') return ok(null)
    if (!fault) return refuse('GAME_UNAVAILABLE')
    const currency = /^(?:limits|riskCaps)\.([A-Z]{3,5})/.exec(fault.field)?.[1]
    const limit = fault.limitMinor && currency ? amountIn(currency)(fault.limitMinor) : 0
    return refuseField(fault.field, `validation.${words[fault.rule]}`, { min: limit, max: limit, step: limit })
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return refuse('GAME_UNAVAILABLE')
  }
}
