export interface Program {
  stop(): Promise<void>
}

/** Notes what undoes a part that has started. */
export type OnStop = (stop: () => Promise<unknown>) => void

/** Starts the parts of a program. They stop in reverse order, when it is asked to stop or when one of them cannot start. */
export async function startParts(start: (onStop: OnStop) => Promise<void>): Promise<Program> {
  const stops: (() => Promise<unknown>)[] = []
  const stopAll = async () => {
    for (const next of stops.reverse()) await next()
  }
  // Whoever asks again waits for the same end.
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopAll()
    return stopping
  }
  try {
    await start((next) => stops.push(next))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
