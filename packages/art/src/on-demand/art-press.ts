import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { findManifest } from '../manifest.ts'
import type { PressAnswer, PressOrder } from './art-worker.ts'

const readMs = 1_000

export interface ArtPress {
  /** Resolves once the picture of that name lies in the folder, or cannot: then there is none of that name. */
  ensure(name: string): Promise<void>
  stop(): Promise<void>
}

/** Renders pictures that the manifest of a folder names and that are not there yet, in a lazily started thread. */
export function createArtPress(folder: string): ArtPress {
  const present = new Set<string>()
  const isNamed = namesIn(folder)
  const waiting = new Map<string, { drawing: Promise<void>; done(): void }>()
  let worker: Worker | undefined

  const finish = (name: string) => {
    waiting.get(name)?.done()
    waiting.delete(name)
  }
  const begin = (): Worker => {
    const thread = new Worker(new URL('./art-worker.ts', import.meta.url), { workerData: folder })
    thread.unref()
    thread.on('message', ({ name }: PressAnswer) => finish(name))
    thread.on('error', () => {
      worker = undefined
      for (const name of [...waiting.keys()]) finish(name)
    })
    return thread
  }
  const draw = (name: string): Promise<void> => {
    const asked = waiting.get(name)
    if (asked) return asked.drawing
    const { promise: drawing, resolve: done } = Promise.withResolvers<void>()
    waiting.set(name, { drawing, done })
    worker ??= begin()
    worker.postMessage({ name } satisfies PressOrder)
    return drawing
  }

  return {
    async ensure(name) {
      if (present.has(name)) return
      if (!(await isNamed(name))) return
      if (!existsSync(path.join(folder, name))) await draw(name)
      else present.add(name)
    },
    async stop() {
      await worker?.terminate()
    },
  }
}

/** Whether the manifest names a file, as of a second ago. */
function namesIn(folder: string): (name: string) => Promise<boolean> {
  let names = new Set<string>()
  let readAtMs = Number.NEGATIVE_INFINITY
  return async (name) => {
    if (!names.has(name) && performance.now() - readAtMs > readMs) {
      readAtMs = performance.now()
      const manifest = await findManifest(folder)
      names = new Set(Object.values(manifest?.files ?? {}).map(({ url }) => url.slice('/art/'.length)))
    }
    return names.has(name)
  }
}
