import { randomUUID } from 'node:crypto'
import { rainCampaignId, rainTableId, VendorRainAnswer } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { houseVendorId, postToVendor } from '../../games/catalogue/index.ts'
import { waitMsAfter } from '../../money/vendor-wallets/index.ts'
import { type Rain, told } from './rain.ts'
import { findRain, lockRain, saveRain } from './rain-store.ts'

/**
 * Tells the studio of a rain, or asks back what nobody caught; without an answer it is asked again later. Asking twice is
 * safe: the studio knows the id.
 */
export async function settleRain(context: AppContext, rainId: string): Promise<void> {
  const rain = await findRain(context.db, rainId)
  if (!rain) throw new Error(`there is no rain ${rainId}`)
  if (!rain.nextAt) return
  const answer = await askStudio(
    context,
    rain.state === 'cancelling'
      ? { method: 'DELETE', path: `/rains/${rainId}` }
      : { method: 'POST', path: '/rains', body: bodyOf(rain) },
  )
  await transact(context.db, async (tx) => {
    const still = await lockRain(tx, rainId)
    if (still?.state !== rain.state) return
    if (answer) await resolve(tx, still, answer)
    else await postpone(context, tx, still)
  })
}

/** What the studio tells of a rain now; undefined while it cannot be asked. */
export const readFigures = (context: AppContext, rainId: string): Promise<VendorRainAnswer | undefined> =>
  askStudio(context, { method: 'GET', path: `/rains/${rainId}` })

interface Question {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: object
}

async function askStudio(context: AppContext, question: Question): Promise<VendorRainAnswer | undefined> {
  try {
    const { status, answer } = await postToVendor(context, { vendorId: houseVendorId, ...question })
    const read = status === 200 ? VendorRainAnswer.safeParse(answer) : undefined
    if (!read?.success) throw new PswUnknownOutcome(`answer ${status} about a rain cannot be read`)
    return read.data
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ path: question.path, err: error }, 'it is not known yet what became of a rain')
    return undefined
  }
}

const bodyOf = ({ id, currency, quantity, stakeMinor, winMinorMax }: Rain) => ({
  requestId: randomUUID(),
  rainId: id,
  tableId: rainTableId,
  currency,
  quantity,
  stake: String(stakeMinor),
  winMax: String(winMinorMax),
  campaignId: rainCampaignId,
})

async function resolve(tx: Tx, before: Rain, { code, remaining, openUntil }: VendorRainAnswer): Promise<void> {
  const word = { isYes: code === 'OK', count: remaining, openUntil: openUntil ? new Date(openUntil) : undefined }
  const rain = told(before, word)
  await saveRain(tx, rain)
  const actor = { kind: 'vendor', id: houseVendorId } as const
  await recordAudit(tx, { actor, action: `rain.${rain.state}`, subject: rain.id, detail: { count: remaining } })
}

async function postpone({ clock }: AppContext, tx: Tx, before: Rain): Promise<void> {
  const tryCount = before.tryCount + 1
  const nextAt = new Date(clock.now().getTime() + waitMsAfter(tryCount))
  await saveRain(tx, { ...before, tryCount, nextAt })
  await enqueue(tx, 'settle-rain', { rainId: before.id }, { jobKey: before.id, runAt: nextAt })
}
