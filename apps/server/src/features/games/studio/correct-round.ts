import { randomUUID } from 'node:crypto'
import type { CorrectionPlan, CorrectionTrial } from '@fairground/contract'
import { VendorCorrectionAnswer, type VendorCorrectionPlan } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { askWish, type Caller } from '../../site/wishes/index.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'
import { readTableMembers } from './read-table-members.ts'
import { roundCorrectionKind } from './round-correction-kind.ts'
import { amountIn } from './setup-amounts.ts'

interface Correction {
  sharedRoundId: string
  version: number
  told: string[]
  keepsOverpaid: boolean
}

/** What a correction would do, or why it cannot be. Refusal: GAME_UNAVAILABLE. */
export async function tryCorrection(app: AppContext, correction: Correction): Promise<Outcome<CorrectionTrial>> {
  const told = await workOut(app, correction)
  if (!told) return refuse('GAME_UNAVAILABLE')
  const { plan, fault } = told
  return ok({ ...(plan && { plan: await shownPlan(app, plan) }), ...(fault && { fault }) })
}

async function shownPlan(app: AppContext, plan: VendorCorrectionPlan): Promise<CorrectionPlan> {
  const members = await readTableMembers(
    app.db,
    plan.items.map(({ playerId }) => playerId),
  )
  return {
    ...plan,
    sums: plan.sums.map(({ currency, up, down, left, ...counts }) => {
      const shown = amountIn(currency)
      return { currency, up: shown(up), down: shown(down), left: shown(left), ...counts }
    }),
    items: plan.items.map(({ playerId, currency, roundId, ...money }) => {
      const shown = amountIn(currency)
      const { stake, paid, payout, change, left } = money
      return {
        ...{ roundId, currency, stake: shown(stake), paid: shown(paid), payout: shown(payout), change: shown(change) },
        ...{ left: shown(left), ...members.get(playerId) },
      }
    }),
  }
}

/**
 * Asks for a correction; what it changes is worked out anew, and kept for whoever decides. Refusals: STATE_CONFLICT where
 * the studio would not take it, or while another one waits; GAME_UNAVAILABLE.
 */
export async function askCorrection(caller: Caller, asked: Correction & { reason: string }): Promise<Outcome<null>> {
  const { app } = caller.call
  const { reason, ...correction } = asked
  const told = await workOut(app, correction)
  if (!told) return refuse('GAME_UNAVAILABLE')
  if (!told.plan) return refuse('STATE_CONFLICT')
  const { items: _, ...plan } = told.plan
  const { sharedRoundId } = correction
  const payload = { ...correction, plan }
  return transactWhole(app.db, async (tx) => {
    const wanted = { subject: sharedRoundId, payload, weight: 'always', reason, place: sharedRoundId } as const
    const wish = await askWish(tx, caller, roundCorrectionKind, wanted)
    return wish.ok ? ok(null) : wish
  })
}

/** Undefined while the studio cannot be asked. */
async function workOut(app: AppContext, correction: Correction): Promise<VendorCorrectionAnswer | undefined> {
  const body = { requestId: randomUUID(), isTrial: true, ...correction, reason: '', by: [] }
  try {
    const wish = { vendorId: houseVendorId, path: '/rounds/corrections', body, isEvenWhenOff: true } as const
    const told = VendorCorrectionAnswer.safeParse((await postToVendor(app, wish)).answer)
    return told.success && (told.data.plan ?? told.data.fault) ? told.data : undefined
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return undefined
  }
}
