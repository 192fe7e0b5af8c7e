import { randomUUID } from 'node:crypto'
import { PswAnswer, pswBasePath, pswHeaders } from '@fairground/contract/psw'
import { type PswKey, PswUnknownOutcome, requestHeaders, verifyAnswer } from '@fairground/psw'

export interface SendOptions {
  key?: Partial<PswKey>
  nowMs?: number
  /** The body as it is signed, in place of the JSON of the fields. */
  raw?: string
  /** What is sent in place of what was signed. */
  sentInstead?: string
  /** Headers of an attempt before, sent again as they were. */
  headers?: Record<string, string>
  timeoutMs?: number
}

export interface Sent {
  status: number
  answer: PswAnswer
  /** False for an answer that nobody signed, as those to calls that could not be proven. */
  isSigned: boolean
  headers: Record<string, string>
}

/** Signs and sends calls as a vendor does, and checks every answer. */
export class VendorClient {
  readonly key: PswKey
  readonly #baseUrl: string
  readonly #timeoutMs: number

  constructor(baseUrl: string, key: PswKey, timeoutMs: number) {
    this.key = key
    this.#baseUrl = baseUrl
    this.#timeoutMs = timeoutMs
  }

  /** One attempt. @throws PswUnknownOutcome when no readable answer came */
  async send(call: string, fields: object = {}, options: SendOptions = {}): Promise<Sent> {
    const path = `${pswBasePath}/${call}`
    const key = { ...this.key, ...options.key }
    const body = Buffer.from(options.raw ?? JSON.stringify({ requestId: randomUUID(), ...fields }))
    const nowMs = options.nowMs ?? Date.now()
    const headers = options.headers ?? requestHeaders(key, { method: 'POST', path, body, nowMs })
    const { status, bytes, signature } = await this.#attempt(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: options.sentInstead ?? body,
      signal: AbortSignal.timeout(options.timeoutMs ?? this.#timeoutMs),
    })
    const nonce = headers[pswHeaders.nonce] ?? ''
    const isSigned = verifyAnswer(key.secret, signature, { status, nonce, body: bytes })
    return { status, answer: readAnswer(status, bytes), isSigned, headers }
  }

  async #attempt(path: string, init: RequestInit) {
    try {
      const response = await fetch(new URL(path, this.#baseUrl), init)
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { status: response.status, bytes, signature: response.headers.get(pswHeaders.signature) ?? '' }
    } catch (error) {
      throw new PswUnknownOutcome(`no answer to ${path}`, { cause: error })
    }
  }
}

function readAnswer(status: number, bytes: Uint8Array): PswAnswer {
  try {
    return PswAnswer.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (error) {
    throw new PswUnknownOutcome(`the answer (${status}) is none of PSW/1`, { cause: error })
  }
}
