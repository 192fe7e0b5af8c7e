import { VendorReturnList } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { newId } from '../../../lib/ids.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'
import { insertReturnAlarm } from './alarm-store.ts'
import { bandOf, type ReturnSums } from './return-band.ts'
import { findDayBounds, type JudgedReturn, saveReturnDay } from './return-store.ts'

/** The studio counts over all rounds of a day before it answers. */
const timeoutMs = 20_000
const actor = { kind: 'system', id: 'returns' } as const

/** Asks the studio what the rounds of a day brought back, keeps it, and raises an alarm for what lies outside its band. */
export async function countReturns(context: AppContext, day: string): Promise<void> {
  const judged = await askReturns(context, day)
  if (!judged) return
  const now = context.clock.now()
  const counted = { vendorId: houseVendorId, day, now }
  await transact(context.db, async (tx) => {
    await saveReturnDay(tx, counted, judged)
    for (const one of judged.filter(isAlarming)) await raise(tx, { ...counted, judged: one })
  })
}

/** Undefined while the studio cannot be asked: the next look counts the day whole. */
async function askReturns(context: AppContext, day: string): Promise<JudgedReturn[] | undefined> {
  const { from, to } = await findDayBounds(context.db, day, context.config.timeZone)
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() })
  try {
    const path = `/returns?${query}`
    const { answer } = await postToVendor(context, { vendorId: houseVendorId, method: 'GET', path, timeoutMs })
    return VendorReturnList.parse(answer).returns.map((told) => ({
      ...told,
      band: bandOf(sumsOf(told), told.certified),
    }))
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ err: error, day }, 'what the games returned was not counted')
    return undefined
  }
}

/** Play money and presents are counted with the same band; only what players pay for calls somebody. */
const isAlarming = ({ kind, band: { state } }: JudgedReturn): boolean =>
  (kind === 'staked' || kind === 'bought') && (state === 'above' || state === 'below')

interface Raised {
  vendorId: string
  day: string
  now: Date
  judged: JudgedReturn
}

async function raise(tx: Tx, raised: Raised): Promise<void> {
  const { vendorId, day, now, judged } = raised
  const id = newId('rta', now.getTime())
  if (!(await insertReturnAlarm(tx, { id, ...raised }))) return
  const { gameId, kind, currency, rounds, band } = judged
  const detail = { vendorId, game: gameId, day, kind, currency, rounds, ...band }
  await recordAudit(tx, { actor, action: 'return-alarm.raised', subject: id, detail })
}

/** Sums as numbers: they are only compared, never paid. */
export const sumsOf = (told: Record<keyof ReturnSums, string>): ReturnSums => ({
  stake: Number(told.stake),
  payout: Number(told.payout),
  payoutMax: Number(told.payoutMax),
  stakeSquares: Number(told.stakeSquares),
  payoutSquares: Number(told.payoutSquares),
  products: Number(told.products),
})
