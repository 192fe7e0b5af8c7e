import type { ToastMessage } from './toast-message.ts'

/** Where toasts are shown. */
export type ToastSink = {
  add: (id: string, message: ToastMessage) => void
  close: (id: string | undefined) => void
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** Keeps what is said before there is a place to show it, in order. */
export function createToastQueue() {
  let sink: ToastSink | undefined
  let waiting: ((sink: ToastSink) => void)[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const tell = (command: (sink: ToastSink) => void) => {
    if (sink) return command(sink)
    waiting = [...waiting, command]
    for (const listener of listeners) listener()
  }
  return {
    show(message: ToastMessage): string {
      count += 1
      const id = `toast-${count}`
      tell((place) => place.add(id, message))
      return id
    },
    close: (id?: string) => tell((place) => place.close(id)),
    /** Gives the place all that waits and all that comes, until the returned function is called. */
    connect(place: ToastSink): () => void {
      sink = place
      const early = waiting
      waiting = []
      for (const command of early) command(place)
      return () => {
        sink = undefined
      }
    },
    waitingCount: () => waiting.length,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
