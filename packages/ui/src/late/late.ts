/** A part of the page whose code is not there at first. */
export interface Late<Part> {
  /** Absent until it was fetched. */
  readonly part: Part | undefined
  /** Fetches it, once; rejects when it could not be fetched, and may then be asked again. */
  readonly fetch: () => Promise<Part>
}

/** Milliseconds after which a part counts as failed to load. */
export const loadMsMax = 120_000

export function late<Part>(load: () => Promise<Part>): Late<Part> {
  let part: Part | undefined
  let coming: Promise<Part> | undefined
  const fetch = () => {
    coming ??= inTime(load()).then(
      (loaded) => {
        part = loaded
        return loaded
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  return {
    get part() {
      return part
    },
    fetch,
  }
}

function inTime<Part>(coming: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not here after ${loadMsMax} ms`)), loadMsMax)
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Fetches a part before it is needed, as when the pointer comes near; a failure shows only when it is needed.
 * Without a network it waits for the need: Chromium never asks again for a module that failed once.
 */
export function prefetch(part: Late<unknown>): void {
  if (!isOffline()) part.fetch().catch(() => {})
}

/** Only a hint: a server on the same machine answers without any network. */
export const isOffline = () => navigator.onLine === false
