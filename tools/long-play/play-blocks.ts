import { Worker } from 'node:worker_threads'
import { addTallies, type Tally } from '@fairground/game-rules/long-play'

export interface Play {
  id: string
  rounds: number
  workers: number
  /** Told whenever a block is done. */
  onProgress(roundsDone: number): void
}

const blockRounds = 100_000

/**
 * Plays rounds 0 to `rounds` on so many cores. Blocks are added in their order, so that the result is the same to the last
 * digit however many play. Rejects when a round breaks a promise of its game.
 */
export async function playBlocks({ id, rounds, workers, onProgress }: Play): Promise<Tally[]> {
  const blockCount = Math.ceil(rounds / blockRounds)
  const done: Tally[][] = []
  let [next, finished] = [0, 0]
  await Promise.all(
    Array.from({ length: Math.min(workers, blockCount) }, () =>
      work(id, {
        take: () => (next < blockCount ? next++ : undefined),
        spanOf: (block) => [block * blockRounds, Math.min((block + 1) * blockRounds, rounds)],
        give(block, tallies) {
          done[block] = tallies
          finished += 1
          onProgress(Math.min(finished * blockRounds, rounds))
        },
      }),
    ),
  )
  return done.reduce(addTallies)
}

interface Blocks {
  take(): number | undefined
  spanOf(block: number): [from: number, to: number]
  give(block: number, tallies: Tally[]): void
}

function work(id: string, blocks: Blocks): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: id })
  let block: number | undefined
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => resolve())
    worker.on('message', (answer: 'ready' | Tally[]) => {
      if (answer !== 'ready' && block !== undefined) blocks.give(block, answer)
      block = blocks.take()
      if (block === undefined) void worker.terminate()
      else worker.postMessage(blocks.spanOf(block))
    })
  })
}
