import type { VideoDoor } from './exchange-offer.ts'
import { showPicture } from './show-picture.ts'

const againMs = 2_000

interface Publishing {
  stream: MediaStream
  /** Where it goes; undefined while the table takes none. */
  findDoor(): Promise<VideoDoor | undefined>
  onStage(stage: 'on' | 'lost'): void
}

/** Sends a stream to its table, and connects again whenever the line is lost. Returns what stops it. */
export function publishPicture({ stream, findDoor, onStage }: Publishing): () => void {
  let isStopped = false
  let end = () => {}
  const work = async () => {
    while (!isStopped) {
      const lost = Promise.withResolvers<void>()
      const door = await findDoor()
      const shown = door && !isStopped && (await showPicture(stream, door, lost.resolve))
      if (shown && isStopped) shown.stop()
      if (isStopped) return
      if (shown) {
        end = () => {
          shown.stop()
          lost.resolve()
        }
        onStage('on')
        await lost.promise
        if (isStopped) return
        shown.stop()
      }
      onStage('lost')
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
  }
  void work()
  return () => {
    isStopped = true
    end()
  }
}
