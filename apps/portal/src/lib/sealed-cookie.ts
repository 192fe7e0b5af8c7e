const lifeMs = 24 * 60 * 60_000
const store = 'keys'
const keyName = 'cookies'
const ivLength = 12

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error(`no key store: ${request.error?.name}`))
  })

/** This browser's own key. It can be used on this site and read by nobody, this page included. */
async function sealingKey(): Promise<CryptoKey> {
  const opening = indexedDB.open('fairground', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const db = await settled(opening)
  const keys = (mode: IDBTransactionMode) => db.transaction(store, mode).objectStore(store)
  const known: CryptoKey | undefined = await settled(keys('readonly').get(keyName))
  if (known) return known
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await settled(keys('readwrite').put(key, keyName))
  return key
}

const shapeOf = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

/** Keeps a text for one day as a cookie that only this browser can read. Where it has no cryptography nothing is kept. */
export async function keepSealed(name: string, text: string): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(ivLength))
    const sealed = await crypto.subtle.encrypt(shapeOf(name, iv), await sealingKey(), new TextEncoder().encode(text))
    const value = btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))
    await cookieStore.set({ name, value, expires: Date.now() + lifeMs, sameSite: 'strict' })
  } catch {
    await dropSealed(name)
  }
}

/** What was kept; undefined when there is nothing, or nothing that this browser can open. */
export async function readSealed(name: string): Promise<string | undefined> {
  try {
    const cookie = await cookieStore.get(name)
    if (!cookie?.value) return undefined
    const bytes = Uint8Array.from(atob(cookie.value), (char) => char.charCodeAt(0))
    const shape = shapeOf(name, bytes.slice(0, ivLength))
    return new TextDecoder().decode(await crypto.subtle.decrypt(shape, await sealingKey(), bytes.slice(ivLength)))
  } catch {
    return undefined
  }
}

export async function dropSealed(name: string): Promise<void> {
  if ('cookieStore' in globalThis) await cookieStore.delete(name)
}
