/** Who this camera is at its table: a key that was made here and that no script can read. */
export interface CameraKey {
  deviceId: string
  /** Ed25519, as raw 32 bytes in base64url. */
  publicKey: string
  sign(text: string): Promise<string>
}

interface Kept {
  deviceId: string
  pair: CryptoKeyPair
}

const databaseName = 'fairground-camera'
const storeName = 'keys'

/** The key of this browser for a table; made when there is none. @throws where the browser has no Ed25519. */
export async function openCameraKey(tableId: string): Promise<CameraKey> {
  const kept = await askStore<Kept | undefined>('readonly', (store) => store.get(tableId))
  return kept ? keyOf(kept) : newCameraKey(tableId)
}

/** A device that was removed comes back under another id. */
export async function newCameraKey(tableId: string): Promise<CameraKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  const mark = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const kept: Kept = { deviceId: `camera-${mark}`, pair: pair as CryptoKeyPair }
  await askStore('readwrite', (store) => store.put(kept, tableId))
  return keyOf(kept)
}

async function keyOf({ deviceId, pair: { publicKey, privateKey } }: Kept): Promise<CameraKey> {
  const { x = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return {
    ...{ deviceId, publicKey: x },
    sign: async (text) => {
      const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text))
      return btoa(String.fromCharCode(...new Uint8Array(signature)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    },
  }
}

function askStore<Value>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    const fail = (cause: unknown) => reject(new Error('the store of keys cannot be used', { cause }))
    opening.onerror = () => fail(opening.error)
    opening.onsuccess = () => {
      const asked = ask(opening.result.transaction(storeName, mode).objectStore(storeName))
      asked.onerror = () => fail(asked.error)
      asked.onsuccess = () => resolve(asked.result as Value)
    }
  })
}
