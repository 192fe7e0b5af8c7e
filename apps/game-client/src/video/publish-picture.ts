import type { VideoPublish } from '@fairground/contract/studio'
import { type Showing, showPicture } from './show-picture.ts'

const againMs = 2_000

interface Publishing extends Pick<Showing, 'tell'> {
  stream: MediaStream
  /** Where it goes; undefined while the table takes none. */
  findDoor(): Promise<VideoPublish | undefined>
  onStage(stage: 'on' | 'lost'): void
}

/** Sends a stream to its table, and connects again whenever the line is lost. Returns what stops it. */
export function publishPicture({ stream, findDoor, onStage, tell }: Publishing): () => void {
  let isStopped = false
  let end = () => {}
  const work = async () => {
    while (!isStopped) {
      const lost = Promise.withResolvers<void>()
      const door = await findDoor()
      const shown = door && !isStopped && (await showPicture(stream, { door, onLost: lost.resolve, tell }))
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
