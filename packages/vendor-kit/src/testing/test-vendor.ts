import { type PswKey, requestHeaders } from '@fairground/psw'
import type { FakeWallet } from './fake-wallet.ts'

/** A clock that tests push forward, or stop. */
export class TestClock {
  offsetMs = 0
  private stoppedAtMs: number | undefined
  now = () => new Date(this.stoppedAtMs ?? Date.now() + this.offsetMs)

  advance(ms: number): void {
    this.offsetMs += ms
    if (this.stoppedAtMs !== undefined) this.stoppedAtMs += ms
  }

  /** From here on it moves only when it is pushed. */
  stop(): void {
    this.stoppedAtMs = this.now().getTime()
  }

  /** Goes on from where it is. */
  resume(): void {
    this.offsetMs = this.now().getTime() - Date.now()
    this.stoppedAtMs = undefined
  }
}

export interface Answer<Body> {
  status: number
  body: Body
}

export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  headers?: Record<string, string>
  payload?: string
}

/** A vendor that tests call as portal and as player, in this or a separate process. */
export interface TestVendor {
  readonly wallet: FakeWallet
  readonly clock: TestClock
  readonly key: PswKey
  call(call: Call): Promise<Answer<unknown>>
}

/** One call of the portal, signed like the portal signs. */
export async function callAsPortal(
  vendor: TestVendor,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer<Record<string, unknown>>> {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const headers = requestHeaders(vendor.key, {
    method,
    path,
    body: Buffer.from(payload),
    nowMs: vendor.clock.now().getTime(),
  })
  const answer = await vendor.call({
    method,
    url: path,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body ? { payload } : {}),
  })
  return answer as Answer<Record<string, unknown>>
}
