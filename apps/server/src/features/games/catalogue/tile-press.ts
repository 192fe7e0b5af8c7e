import { Worker } from 'node:worker_threads'
import type { PressedTile, TileAnswer, TileOrder } from './tile-worker.ts'

/** About 20 kB each: what the pages of an evening show. */
const rememberedMax = 1_500
/** Tiles that wait for the thread; it draws about two hundred a second. */
const waitingMax = 500

interface TilePress {
  /** The tile of a game; null when it has no drawing, 'busy' when too many are waited for. */
  draw(gameId: string): Promise<PressedTile | null | 'busy'>
  stop(): Promise<void>
}

interface Waiting {
  drawing: Promise<PressedTile | null>
  resolve(tile: PressedTile | null): void
  reject(reason: unknown): void
}

/** Draws tiles in a lazily started thread, so that bets never wait for a picture. */
export function createTilePress(): TilePress {
  const remembered = new Map<string, PressedTile>()
  const waiting = new Map<string, Waiting>()
  let worker: Worker | undefined

  const begin = (): Worker => {
    const thread = new Worker(new URL('./tile-worker.ts', import.meta.url))
    thread.unref()
    thread.on('message', ({ gameId, tile }: TileAnswer) => {
      if (tile) remember(remembered, gameId, tile)
      waiting.get(gameId)?.resolve(tile)
      waiting.delete(gameId)
    })
    thread.on('error', (reason) => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    })
    return thread
  }

  return {
    draw(gameId) {
      const known = remembered.get(gameId)
      if (known) return Promise.resolve(known)
      const asked = waiting.get(gameId)
      if (asked) return asked.drawing
      if (waiting.size >= waitingMax) return Promise.resolve('busy')
      const { promise: drawing, resolve, reject } = Promise.withResolvers<PressedTile | null>()
      waiting.set(gameId, { drawing, resolve, reject })
      worker ??= begin()
      worker.postMessage({ gameId } satisfies TileOrder)
      return drawing
    },
    async stop() {
      await worker?.terminate()
    },
  }
}

/** The one that was drawn first is forgotten first. */
function remember(tiles: Map<string, PressedTile>, gameId: string, tile: PressedTile): void {
  const [oldest] = tiles.keys()
  if (tiles.size >= rememberedMax && oldest !== undefined) tiles.delete(oldest)
  tiles.set(gameId, tile)
}
