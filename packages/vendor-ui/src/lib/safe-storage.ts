/** Storage of the page, or of this script's life alone where a sandbox or a setting forbids it. */
export interface SafeStorage {
  read(key: string): string | undefined
  write(key: string, value: string): void
  remove(key: string): void
}

/** `open` is asked once, because the mere look at a forbidden storage throws. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const storage = attempt(open)
  return {
    read: (key) => attempt(() => storage?.getItem(key)) ?? memory.get(key),
    write(key, value) {
      memory.set(key, value)
      attempt(() => storage?.setItem(key, value))
    },
    remove(key) {
      memory.delete(key)
      attempt(() => storage?.removeItem(key))
    },
  }
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const tabStorage = safeStorage(() => sessionStorage)
export const deviceStorage = safeStorage(() => localStorage)
