import { parentPort, workerData } from 'node:worker_threads'
import { allDrawings } from '../render/drawings.ts'
import { type Plan, planDrawing } from '../render/plan.ts'
import { isRendered, render } from '../render/render-plan.ts'

/** What is asked of the thread, and what it answers when it has done what it can. */
export interface PressOrder {
  name: string
}
export interface PressAnswer {
  name: string
}

const folder: string = workerData
const plans = new Map<string, Plan>(
  allDrawings().flatMap((drawing) => {
    const plan = planDrawing(drawing)
    return plan.files.map(({ name }) => [name, plan] as const)
  }),
)
let last = Promise.resolve()

// One after the other: the threads that render are those of the whole process.
parentPort?.on('message', ({ name }: PressOrder) => {
  last = last.then(() => draw(name)).finally(() => parentPort?.postMessage({ name } satisfies PressAnswer))
})

async function draw(name: string): Promise<void> {
  const plan = plans.get(name)
  if (plan && !isRendered(folder, plan)) await render(folder, plan)
}
