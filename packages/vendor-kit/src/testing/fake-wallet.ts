import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type PswCall,
  type PswCode,
  type PswRequest,
  pswBasePath,
  pswClockSkewMsMax,
  pswHeaders,
  pswRequests,
  pswRetryable,
  pswStatus,
} from '@fairground/contract/psw'
import { answerHeaders, type PswKey, stringToSign, verify } from '@fairground/psw'
import type { Clock } from '../lib/clock.ts'
import { FakeWalletBook } from './fake-wallet-book.ts'

/** What goes wrong with one call. `before` and `after`: the wallet has not, or has, carried it out when it does. */
export type Fault =
  | { kind: 'drop' | 'hang' | 'html-page'; when: 'before' | 'after' }
  | { kind: 'delay' | 'late-answer'; ms: number }
  | { kind: 'delay' | 'late-answer'; until: Promise<unknown> }
  | { kind: 'refuse'; code: PswCode }

interface SeenCall {
  call: PswCall
  body: Record<string, unknown>
  code: string
  bytes: string
}

/** A portal's wallet as a studio meets it: a real HTTP server that verifies, answers signed, and can misbehave. */
export class FakeWallet {
  readonly book = new FakeWalletBook()
  readonly seen: SeenCall[] = []
  /** How many bets came in each call of many. */
  readonly batches: number[] = []
  private readonly faults: { call: PswCall; fault: Fault; times: number }[] = []
  private readonly nonces = new Set<string>()
  private readonly server: Server
  private readonly key: PswKey
  private readonly clock: Clock

  constructor(key: PswKey, clock: Clock) {
    this.key = key
    this.clock = clock
    this.server = createServer((request, response) => void this.handle(request, response))
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** The next `times` calls of this kind go wrong like this. */
  disturb(call: PswCall, fault: Fault, times = 1): void {
    this.faults.push({ call, fault, times })
  }

  calm(): void {
    this.faults.length = 0
  }

  /** Bodies of the calls of one kind, in the order they arrived. */
  bodiesOf(call: PswCall): Record<string, unknown>[] {
    return this.seen.filter((seen) => seen.call === call).map((seen) => seen.body)
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const call = (request.url ?? '').slice(pswBasePath.length + 1) as PswCall
    const refusal = this.check(request, bytes)
    if (refusal) return this.answer(request, response, { code: refusal })
    const body = pswRequests[call].parse(JSON.parse(bytes.toString()))
    if (call === 'bets') return this.handleBets(request, response, body as PswRequest<'bets'>)
    const fault = this.takeFault(call)
    const seen: SeenCall = { call, body, code: 'NOT_REACHED', bytes: bytes.toString() }
    this.seen.push(seen)
    if (fault && 'when' in fault && fault.when === 'before') return misbehave(fault.kind, response)
    if (fault?.kind === 'delay') await endOf(fault)
    const result = fault?.kind === 'refuse' ? { code: fault.code } : this.book.act(call, body)
    seen.code = result.code
    if (fault?.kind === 'late-answer') await endOf(fault)
    if (fault && 'when' in fault) return misbehave(fault.kind, response)
    this.answer(request, response, { requestId: body.requestId, ...result })
  }

  /** Each bet is seen, refused and booked as one that came alone; a fault of one of them strikes the whole call. */
  private async handleBets(
    request: IncomingMessage,
    response: ServerResponse,
    { requestId, bets: sent }: PswRequest<'bets'>,
  ): Promise<void> {
    const bets = sent.map((bet) => pswRequests.bet.parse({ requestId, ...bet }))
    this.batches.push(bets.length)
    const faults: (Fault | undefined)[] = []
    for (const _ of bets) if (!faults.some((fault) => fault && 'when' in fault)) faults.push(this.takeFault('bet'))
    const seen = bets.map((body): SeenCall => ({ call: 'bet', body, code: 'NOT_REACHED', bytes: JSON.stringify(body) }))
    this.seen.push(...seen)
    const lost = faults.find((fault) => fault && 'when' in fault)
    if (lost && 'when' in lost && lost.when === 'before') return misbehave(lost.kind, response)
    for (const fault of faults) if (fault?.kind === 'delay') await endOf(fault)
    const results = bets.map((body, index) => {
      const fault = faults[index]
      const result = fault?.kind === 'refuse' ? { code: fault.code } : this.book.act('bet', body)
      if (seen[index]) seen[index].code = result.code
      const { transactionId } = body
      return { transactionId, replayed: false, retry: pswRetryable.includes(result.code), ...result }
    })
    for (const fault of faults) if (fault?.kind === 'late-answer') await endOf(fault)
    if (lost && 'when' in lost) return misbehave(lost.kind, response)
    this.answer(request, response, { requestId, code: 'OK', results })
  }

  private check(request: IncomingMessage, body: Buffer): PswCode | undefined {
    const header = (name: string) => String(request.headers[name] ?? '')
    const [vendorId, keyId, timestampMs, nonce] = [
      pswHeaders.vendor,
      pswHeaders.keyId,
      pswHeaders.timestamp,
      pswHeaders.nonce,
    ].map(header) as [string, string, string, string]
    if (vendorId !== this.key.vendorId || keyId !== this.key.keyId) return 'UNKNOWN_KEY'
    const text = stringToSign({
      method: request.method ?? '',
      path: request.url ?? '',
      vendorId,
      keyId,
      timestampMs,
      nonce,
      body,
    })
    if (!verify(text, this.key.secret, header(pswHeaders.signature))) return 'BAD_SIGNATURE'
    if (Math.abs(this.clock.now().getTime() - Number(timestampMs)) > pswClockSkewMsMax) return 'CLOCK_SKEW'
    if (this.nonces.has(nonce)) return 'REPLAYED_REQUEST'
    this.nonces.add(nonce)
    return undefined
  }

  private takeFault(call: PswCall): Fault | undefined {
    const found = this.faults.find((candidate) => candidate.call === call && candidate.times > 0)
    if (!found) return undefined
    found.times -= 1
    return found.fault
  }

  private answer(
    request: IncomingMessage,
    response: ServerResponse,
    result: { code: PswCode; requestId?: string; results?: readonly object[] },
  ): void {
    const status = pswStatus[result.code]
    const full = {
      requestId: '',
      retry: false,
      message: result.code,
      serverTime: this.clock.now().toISOString(),
      ...result,
    }
    const body = Buffer.from(JSON.stringify(full))
    const nonce = String(request.headers[pswHeaders.nonce] ?? '')
    response
      .writeHead(status, { 'content-type': 'application/json', ...answerHeaders(this.key.secret, status, nonce, body) })
      .end(body)
  }
}

function misbehave(kind: 'drop' | 'hang' | 'html-page', response: ServerResponse): void {
  if (kind === 'drop') response.socket?.destroy()
  if (kind === 'html-page') response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
}

const endOf = (wait: { ms: number } | { until: Promise<unknown> }): Promise<unknown> =>
  'until' in wait ? wait.until : new Promise((resolve) => setTimeout(resolve, wait.ms))
