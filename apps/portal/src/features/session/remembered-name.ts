const key = 'rememberedName'
const lifeMs = 24 * 60 * 60_000

/** The name typed last on this device, for one day. A password is never kept: the browser's own manager does that. */
export function rememberedName(): string {
  try {
    const { name, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { name?: string; at?: number }
    return name && at && Date.now() - at < lifeMs ? name : ''
  } catch {
    return ''
  }
}

export const rememberName = (name: string): void => localStorage.setItem(key, JSON.stringify({ name, at: Date.now() }))
export const forgetName = (): void => localStorage.removeItem(key)
