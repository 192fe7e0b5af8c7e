import { Worker } from 'node:worker_threads'
import type { SlotGrid } from '../slot-spec.ts'
import { type StageFormat, stageFormats } from '../stage-manifest.ts'
import { isStagePart } from './stage-parts-names.ts'
import { createStageStore } from './stage-store.ts'
import type { StageAnswer, StageOrder } from './stage-worker.ts'

/** Pictures that may wait for the thread; a stage has nine. */
const waitingMax = 180
/** About two thousand stages; the rest of ten thousand is rendered again when it is asked for. */
const bytesMaxDefault = 512 * 1024 * 1024

export interface StageGame {
  gameId: string
  grid: SlotGrid
}

export interface StagePress {
  /** The stage of a game as JSON; null when it has none. */
  describe(game: StageGame, version: string): Promise<Uint8Array | null | 'busy'>
  /** A picture of it; null when there is none of that name. */
  picture(game: StageGame, file: { name: string; version: string; format: string }): Promise<Uint8Array | null | 'busy'>
  stop(): Promise<void>
}

/** Renders stages in a lazily started thread and keeps them in a folder, each picture once for all who ask. */
export function createStagePress(folder: string, { bytesMax = bytesMaxDefault } = {}): StagePress {
  const store = createStageStore(folder, bytesMax)
  const underway = new Map<string, Promise<Uint8Array | null>>()
  const thread = createThread()

  async function madeOnce(key: string, order: OrderBody): Promise<Uint8Array | null> {
    const kept = await store.find(key)
    if (kept) return kept
    const bytes = await thread.ask(order)
    if (bytes) await store.save(key, bytes)
    return bytes
  }
  function once(key: string, order: OrderBody): Promise<Uint8Array | null | 'busy'> {
    const asked = underway.get(key)
    if (asked) return asked
    if (underway.size >= waitingMax) return Promise.resolve('busy')
    const made = madeOnce(key, order).finally(() => underway.delete(key))
    underway.set(key, made)
    return made
  }
  const keyOf = ({ gameId, grid }: StageGame, version: string) => `${gameId} ${grid.reels}x${grid.rows} ${version}`

  return {
    describe: (game, version) => once(keyOf(game, version), { kind: 'description', ...game, version }),
    async picture(game, { name, version, format }) {
      if (!isStagePart(name) || !isFormat(format)) return null
      return once(`${keyOf(game, version)} ${name}.${format}`, { kind: 'picture', ...game, name, format })
    },
    stop: () => thread.stop(),
  }
}

const isFormat = (format: string): format is StageFormat => stageFormats.some((known) => known === format)

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type OrderBody = Without<StageOrder, 'id'>

interface Thread {
  ask(order: OrderBody): Promise<Uint8Array | null>
  stop(): Promise<void>
}

/** One thread; when it dies, what was asked of it has no answer, and the next question starts another. */
function createThread(): Thread {
  const asked = new Map<number, (bytes: Uint8Array | null) => void>()
  let worker: Worker | undefined
  let lastId = 0

  const begin = (): Worker => {
    const started = new Worker(new URL('./stage-worker.ts', import.meta.url))
    started.unref()
    started.on('message', ({ id, bytes }: StageAnswer) => {
      asked.get(id)?.(bytes)
      asked.delete(id)
    })
    started.on('error', () => {
      worker = undefined
      for (const resolve of asked.values()) resolve(null)
      asked.clear()
    })
    return started
  }

  return {
    ask(order) {
      const { promise, resolve } = Promise.withResolvers<Uint8Array | null>()
      lastId += 1
      asked.set(lastId, resolve)
      worker ??= begin()
      worker.postMessage({ ...order, id: lastId } satisfies StageOrder)
      return promise
    },
    async stop() {
      await worker?.terminate()
      for (const resolve of asked.values()) resolve(null)
      asked.clear()
    },
  }
}
