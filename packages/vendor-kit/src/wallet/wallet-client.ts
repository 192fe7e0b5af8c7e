import { randomUUID } from 'node:crypto'
import { PswAnswer, type PswCall, type PswRequest, pswBasePath } from '@fairground/contract/psw'
import { type PswKey, PswUnknownOutcome, postSigned } from '@fairground/psw'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../lib/clock.ts'
import type { WalletMetrics } from '../metrics.ts'

/** What a call says, without the id of the attempt: that one is new every time. */
export type CallBody<Call extends PswCall> = Omit<PswRequest<Call>, 'requestId'>

export interface WalletClient {
  /**
   * Sends one attempt of a PSW/1 call and returns the wallet's signed answer.
   * @throws PswUnknownOutcome when nothing trustworthy came back: the wallet may or may not have acted
   */
  send<Call extends PswCall>(call: Call, body: CallBody<Call>, timeoutMs: number): Promise<PswAnswer>
}

interface WalletClientOptions {
  walletUrl: string
  pswKey: PswKey
  clock: Clock
  metrics: Pick<WalletMetrics, 'walletCalled'>
  log: FastifyBaseLogger
}

export function createWalletClient({ walletUrl, pswKey, clock, metrics, log }: WalletClientOptions): WalletClient {
  return {
    async send(call, body, timeoutMs) {
      const startedMs = performance.now()
      let code = 'UNKNOWN'
      try {
        const { answer } = await postSigned({
          baseUrl: walletUrl,
          path: `${pswBasePath}/${call}`,
          key: pswKey,
          body: { requestId: randomUUID(), ...body },
          timeoutMs,
          nowMs: clock.now().getTime(),
        })
        // Its signature covers the nonce of this attempt: an answer to another one does not get here.
        const read = PswAnswer.parse(answer)
        code = read.code
        return read
      } catch (error) {
        log.warn({ call, err: error }, 'a wallet call has no known outcome')
        const isUnreadable = error instanceof SyntaxError || error instanceof z.ZodError
        throw isUnreadable ? new PswUnknownOutcome(`answer of ${call} cannot be read`, { cause: error }) : error
      } finally {
        metrics.walletCalled(call, code, performance.now() - startedMs)
      }
    },
  }
}

/** The answer, or undefined when the outcome is unknown. */
export async function sendOrUnknown<Call extends PswCall>(
  wallet: WalletClient,
  call: Call,
  body: CallBody<Call>,
  timeoutMs: number,
): Promise<PswAnswer | undefined> {
  try {
    return await wallet.send(call, body, timeoutMs)
  } catch (error) {
    if (error instanceof PswUnknownOutcome) return undefined
    throw error
  }
}
