import { createStream, provedDraw } from '@fairground/fairness'
import { readBeacon } from '@fairground/vendor-kit'
import { chainKitOf, type LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import type { DrawSecrets } from './draw-secrets.ts'
import { voidDraw } from './void-draw.ts'

/** A draw whose beacon has not come by then is called off; it is never drawn from own seeds instead. */
const waitMsMax = 2 * 60 * 60_000
const pausesMs = [1_000, 2_000, 5_000, 10_000]

/**
 * Draws a closed draw when its beacon has come. `attempts` counts this one too.
 * @returns milliseconds to wait before it is tried again; 0: it is drawn or void
 */
export async function drawResult(
  context: LotteryContext,
  { house, draw, secrets, attempts }: { house: House; draw: DrawRow; secrets: DrawSecrets; attempts: number },
): Promise<number> {
  const { mode } = draw
  if (mode === 'official') throw new Error('what somebody else draws is never drawn here')
  const lateMs = context.clock.now().getTime() - draw.draws_at.getTime()
  const signature = await signatureOf(context, mode, draw)
  if (signature === undefined) {
    if (lateMs < waitMsMax) return pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? 0
    await voidDraw(context, draw, secrets, 'no-beacon')
    return 0
  }
  const { triple } = provedDraw({
    ...{ gameId: draw.table_id, drawNo: draw.draw_no, mode, chain: secrets.serverSeed },
    ...(mode !== 'none' && { signature, ticketRoot: draw.ticket_root ?? '' }),
  })
  const result = house.rules.draw(createStream(triple))
  await context.db
    .updateTable('shared_rounds')
    .set({
      ...{ state: 'drawn', result: JSON.stringify(result), drawn_at: context.clock.now() },
      ...{ beacon_signature: signature || null, server_seed: secrets.serverSeed },
    })
    .where('shared_round_id', '=', draw.shared_round_id)
    .where('state', '=', 'closed')
    .execute()
  context.log.info({ gameId: draw.table_id, drawNo: draw.draw_no }, 'drawn')
  return 0
}

/** Empty where the draw needs none; undefined until it can be had. */
async function signatureOf(
  context: LotteryContext,
  mode: 'drand' | 'recorded' | 'none',
  draw: DrawRow,
): Promise<string | undefined> {
  if (mode === 'none') return ''
  return readBeacon(chainKitOf(context), { kind: mode, round: Number(draw.beacon_round) })
}
