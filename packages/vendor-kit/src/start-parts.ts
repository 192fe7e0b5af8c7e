export interface Program {
  stop(): Promise<void>
}

/** Notes what undoes a part that has started. */
export type OnStop = (stop: () => Promise<unknown>) => void

/** Starts the parts of a program. They stop in reverse order, when it is asked to stop or when one of them cannot start. */
export async function startParts(start: (onStop: OnStop) => Promise<void>): Promise<Program> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const next of stops.splice(0).reverse()) await next()
  }
  try {
    await start((next) => stops.push(next))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
