import { randomUUID } from 'node:crypto'
import { PswAnswer, type PswCall, type PswRequest, pswBasePath } from '@fairground/contract/psw'
import { postSigned, type PswKey, PswUnknownOutcome } from '@fairground/psw'
import type { Clock } from '../context.ts'
import type { Metrics } from '../metrics.ts'

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
  metrics: Metrics
}

export function createWalletClient({ walletUrl, pswKey, clock, metrics }: WalletClientOptions): WalletClient {
  return {
    async send(call, body, timeoutMs) {
      const startedMs = performance.now()
      const requestId = randomUUID()
      let code = 'UNKNOWN'
      try {
        const { answer } = await postSigned({
          baseUrl: walletUrl,
          path: `${pswBasePath}/${call}`,
          key: pswKey,
          body: { requestId, ...body },
          timeoutMs,
          nowMs: clock.now().getTime(),
        })
        const read = readAnswer(answer, requestId)
        code = read.code
        return read
      } catch (error) {
        if (error instanceof PswUnknownOutcome) throw error
        throw new PswUnknownOutcome(`answer of ${call} cannot be read`, { cause: error })
      } finally {
        metrics.walletCalled(call, code, performance.now() - startedMs)
      }
    },
  }
}

/** An answer outside the protocol, or to another request, says nothing about the outcome. */
function readAnswer(answer: unknown, requestId: string): PswAnswer {
  const read = PswAnswer.parse(answer)
  if (read.requestId !== requestId) throw new PswUnknownOutcome('the answer belongs to another request')
  return read
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
