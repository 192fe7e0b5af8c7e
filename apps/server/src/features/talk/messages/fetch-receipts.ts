import { setTimeout as wait } from 'node:timers/promises'
import type { Pdu, Session } from 'smpp'
import type { AppContext } from '../../../context.ts'
import { readProvider } from '../../site/providers/index.ts'
import { hasPartsWaiting } from './message-part-store.ts'
import { recordReceipt } from './record-receipt.ts'
import { receiptOf } from './smpp-receipt.ts'
import { atCentre } from './smpp-session.ts'

const dayMs = 24 * 60 * 60_000
/** Centres give up after this long at the latest. */
const awaitedMs = 3 * dayMs
/** Nothing more comes when nothing came for this long. */
const quietMs = 1_000
const timeoutMs = 30_000

/**
 * Fetches what the message centre has to tell of messages it took. It keeps receipts until somebody binds for them, and
 * keeps one that was not answered: so it is written down first.
 */
export async function fetchReceipts(app: AppContext): Promise<void> {
  const settings = await readProvider(app, 'smpp')
  if (!settings || !(await hasPartsWaiting(app.db, new Date(app.clock.now().getTime() - awaitedMs)))) return
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    await atCentre(app, settings, { bind: 'bind_receiver', signal, run: (...way) => listen(app, ...way) })
  } catch (error) {
    app.log.warn({ err: error }, 'receipts of the message centre could not be fetched')
  }
}

async function listen(app: AppContext, session: Session, bindNow: () => Promise<void>): Promise<void> {
  let heard = 0
  let work: Promise<unknown> = Promise.resolve()
  session.on('deliver_sm', (pdu: Pdu) => {
    heard += 1
    work = work.then(() => take(app, session, pdu))
    // Whoever waits for it below hears of a failure.
    work.catch(() => undefined)
  })
  await bindNow()
  for (let before = -1; before !== heard; ) {
    before = heard
    await wait(quietMs)
    await work
  }
}

async function take(app: AppContext, session: Session, pdu: Pdu): Promise<void> {
  const receipt = receiptOf(pdu)
  if (receipt) await recordReceipt(app, receipt)
  session.send(pdu.response())
}
