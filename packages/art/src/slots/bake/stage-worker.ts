import { availableParallelism } from 'node:os'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { SlotGrid } from '../slot-spec.ts'
import { slotSpecOf } from '../spec-of-title.ts'
import type { StageFormat } from '../stage-manifest.ts'
import { bakePart } from './bake-part.ts'
import { describeStage } from './describe-stage.ts'

/** What is asked of the thread: a picture, or the description of a stage. */
export type StageOrder = { id: number; gameId: string; grid: SlotGrid } & (
  | { kind: 'picture'; name: string; format: StageFormat }
  | { kind: 'description'; version: string }
)

/** What it answers; null for a game that has no stage. */
export interface StageAnswer {
  id: number
  bytes: Uint8Array | null
}

sharp.concurrency(1)
sharp.cache(false)

/** Pictures that are rendered at once; the rest wait, first come, first served. */
const atOnceMax = Math.max(1, Math.min(2, availableParallelism()))
const waiting: StageOrder[] = []
let running = 0

parentPort?.on('message', (order: StageOrder) => {
  waiting.push(order)
  work()
})

function work(): void {
  for (let order = running < atOnceMax ? waiting.shift() : undefined; order; ) {
    running += 1
    void answer(order).finally(() => {
      running -= 1
      work()
    })
    order = running < atOnceMax ? waiting.shift() : undefined
  }
}

async function answer(order: StageOrder): Promise<void> {
  const bytes = await make(order).catch(() => null)
  parentPort?.postMessage({ id: order.id, bytes } satisfies StageAnswer)
}

async function make(order: StageOrder): Promise<Uint8Array | null> {
  const spec = slotSpecOf(order.gameId)
  if (!spec) return null
  if (order.kind === 'picture') return bakePart(spec, order.grid, order)
  return Buffer.from(JSON.stringify(describeStage(spec, order.grid, order.version)))
}
