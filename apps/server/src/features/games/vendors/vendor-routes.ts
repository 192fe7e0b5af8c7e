import type { VendorDetail } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { decideWish } from '../../site/wishes/index.ts'
import {
  addVendorKey,
  changeVendorBudget,
  changeVendorReach,
  changeVendorStatus,
  findVendor,
  retireVendorKey,
} from '../catalogue/index.ts'
import { releaseJackpot } from '../play/index.ts'
import { askVendorChange } from './ask-vendor-change.ts'
import { askCampaign, changeCampaign } from './change-campaign.ts'
import { decideHeldAdjustment, decideHeldPrize } from './decide-held.ts'
import { saveExceptionClosed } from './exception-store.ts'
import { readLimits } from './read-limits.ts'
import { readVendor, readVendors } from './read-vendor.ts'
import { vendorChangeKind } from './vendor-change-kind.ts'

const { staff: api } = consoleApi
const reads = requireStaff('vendors.read')
const manages = requireStaff('vendors.manage')
const holdsKeys = requireStaff('vendors.keys')

export const vendorRoutes = {
  vendors: api.vendors
    .use(reads)
    .handler(async ({ context: { call } }) => answer(call, ok({ list: await readVendors(call.app) }))),

  vendor: api.vendor
    .use(reads)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await readVendor(call.app, staff, input.vendorId)),
    ),

  changeVendorStatus: api.changeVendorStatus.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, status, reason } = input
    if (!(await findVendor(call.app.db, vendorId))) return answer(call, refuse('NOT_FOUND'))
    await changeVendorStatus(call.app, vendorId, { status, reason }, actorOf(staff))
    return answer(call, await readVendor(call.app, staff, vendorId))
  }),

  changeVendorReach: api.changeVendorReach.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, clockSkewSeconds, networks } = input
    if (!(await findVendor(call.app.db, vendorId))) return answer(call, refuse('NOT_FOUND'))
    const reach = { clockSkewMs: clockSkewSeconds * 1_000, allowedNetworks: networks.length > 0 ? networks : null }
    await changeVendorReach(call.app, vendorId, reach, actorOf(staff))
    return answer(call, await readVendor(call.app, staff, vendorId))
  }),

  changeVendorBudget: api.changeVendorBudget.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, ...budget } = input
    if (!(await findVendor(call.app.db, vendorId))) return answer(call, refuse('NOT_FOUND'))
    await changeVendorBudget(call.app, vendorId, budget, actorOf(staff))
    return answer(call, await readVendor(call.app, staff, vendorId))
  }),

  askWalletMode: api.askWalletMode.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, mode, reason } = input
    const asked = await askVendorChange(call, staff, { vendorId, wish: { mode }, reason })
    return answer(call, await shown(call, staff, vendorId, asked))
  }),

  askVendorLimits: api.askVendorLimits.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, reason, ...wanted } = input
    const limits = readLimits(wanted)
    const asked = limits.ok
      ? await askVendorChange(call, staff, { vendorId, wish: { limits: limits.value }, reason })
      : limits
    return answer(call, await shown(call, staff, vendorId, asked))
  }),

  askVendorTurnover: api.askVendorTurnover.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, turnoverTypes, reason } = input
    const asked = { vendorId, wish: { turnoverTypes: [...new Set(turnoverTypes)] }, reason }
    return answer(call, await shown(call, staff, vendorId, await askVendorChange(call, staff, asked)))
  }),

  releaseJackpot: api.releaseJackpot.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, transactionId } = input
    const released = await releaseJackpot(call.app, { vendorId, transactionId, actor: actorOf(staff) })
    return answer(call, await shown(call, staff, vendorId, released))
  }),

  decideHeldAdjustment: api.decideHeldAdjustment
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, input.vendorId, await decideHeldAdjustment({ call, staff }, input))),
    ),

  openVendorCampaign: api.openVendorCampaign
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, input.vendorId, await askCampaign(call, staff, { ...input, isNew: true }))),
    ),

  changeVendorCampaignTerms: api.changeVendorCampaignTerms
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(
        call,
        await shown(call, staff, input.vendorId, await askCampaign(call, staff, { ...input, isNew: false })),
      ),
    ),

  decideHeldPrize: api.decideHeldPrize
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, input.vendorId, await decideHeldPrize({ call, staff }, input))),
    ),

  changeVendorCampaign: api.changeVendorCampaign
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, input.vendorId, await changeCampaign(call, staff, input))),
    ),

  decideVendorChange: api.decideVendorChange.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { changeId: wishId, isApproved } = input
    const decided = await decideWish({ call, staff }, [vendorChangeKind], { wishId, isApproved })
    return answer(call, await shown(call, staff, input.vendorId, decided))
  }),

  closeVendorException: api.closeVendorException.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, exceptionId, note } = input
    const closing = { vendorId, exceptionId, note, staffId: staff.staffId, at: call.app.clock.now() }
    const isClosed = await transact(call.app.db, async (tx) => {
      if (!(await saveExceptionClosed(tx, closing))) return false
      const detail = { vendorId, note }
      const { ip, requestId } = call
      const action = 'vendor.exception-closed'
      await recordAudit(tx, { actor: actorOf(staff), action, subject: exceptionId, detail, ip, requestId })
      return true
    })
    return answer(call, await shown(call, staff, vendorId, isClosed ? ok(null) : refuse('STATE_CONFLICT')))
  }),

  addVendorKey: api.addVendorKey.use(holdsKeys).handler(async ({ input: { vendorId }, context: { call, staff } }) => {
    const key = await addVendorKey(call.app, vendorId, actorOf(staff))
    if (!key) return answer(call, refuse('STATE_CONFLICT'))
    const vendor = await readVendor(call.app, staff, vendorId)
    return answer(call, vendor.ok ? ok({ keyId: key.keyId, secret: key.secret, vendor: vendor.value }) : vendor)
  }),

  retireVendorKey: api.retireVendorKey.use(holdsKeys).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, keyId } = input
    const isEnded = await retireVendorKey(call.app, vendorId, keyId, actorOf(staff))
    return answer(call, await shown(call, staff, vendorId, isEnded ? ok(null) : refuse('STATE_CONFLICT')))
  }),
}

const actorOf = ({ staffId }: StaffSession) => ({ kind: 'staff', id: staffId }) as const

/** What a use-case left behind, as this person sees it. */
const shown = async (
  call: Call,
  staff: StaffSession,
  vendorId: string,
  outcome: Outcome<unknown>,
): Promise<Outcome<VendorDetail>> => (outcome.ok ? readVendor(call.app, staff, vendorId) : outcome)
