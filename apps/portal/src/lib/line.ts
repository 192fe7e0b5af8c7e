import { createPlace } from './prompt.ts'

/** Why the server does not answer now. */
export interface LostLine {
  kind: 'offline' | 'busy'
  /** When it last answered: how old everything on the page may be. */
  knownAtMs: number
  /** When it is asked again. */
  retryAtMs: number
}

const offlineRetryMs = 3_000
const busyRetryMsMax = 60_000
const quietMsMax = 30_000

const place = createPlace<LostLine>()
let current: LostLine | undefined
let answeredAtMs = Date.now()

function set(line: LostLine | undefined): void {
  current = line
  place.set(line)
}

/** Undefined while the server answers. */
export const useLostLine = place.use

/** The device has no network, or a call failed. */
export function noteOffline(): void {
  set({ kind: 'offline', knownAtMs: current?.knownAtMs ?? answeredAtMs, retryAtMs: Date.now() + offlineRetryMs })
}

/** The server has too much to do, and says for how many seconds. */
function noteBusy(seconds: number): void {
  const waitMs = Math.min(Math.max(seconds, 1) * 1_000, busyRetryMsMax)
  set({ kind: 'busy', knownAtMs: current?.knownAtMs ?? answeredAtMs, retryAtMs: Date.now() + waitMs })
}

function noteAnswer(): void {
  answeredAtMs = Date.now()
  if (current) set(undefined)
}

/** A call by way of which the page knows whether the server is there. A limit of one action has no `retry-after` and says so itself. */
export async function watched(send: () => Promise<Response>): Promise<Response> {
  try {
    const response = await send()
    const seconds = response.status === 429 ? response.headers.get('retry-after') : null
    if (seconds === null) noteAnswer()
    else noteBusy(Number(seconds))
    return response
  } catch (error) {
    // An abort is the caller's own doing.
    if (error instanceof TypeError) noteOffline()
    throw error
  }
}

/** Asks where nothing was asked for a while: the device may have slept, or be in another network. */
export function askIfQuiet(): void {
  if (Date.now() - answeredAtMs > quietMsMax) void isBack()
}

/** Whether the server answers again; what the page knows is asked for anew by whoever asks this. */
export async function isBack(): Promise<boolean> {
  await watched(() => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).catch(() => {})
  return current === undefined
}
