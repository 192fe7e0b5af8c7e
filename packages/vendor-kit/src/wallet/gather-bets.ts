import type { PswAnswer } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { CallBody, WalletClient } from './wallet-client.ts'

/** As many as one call takes. */
const betsMax = 200
/** While a call is under way, bets wait so long for others. */
const gatherMs = 25

interface Waiting {
  body: CallBody<'bet'>
  timeoutMs: number
  resolve(answer: PswAnswer): void
  reject(error: unknown): void
}

/**
 * The wallet of tables: bets of one moment travel in one call, each with an outcome of its own. A bet that comes alone is
 * sent at once, as `bet`.
 */
export function gatherBets(wallet: WalletClient): WalletClient {
  const bets = new GatheredBets(wallet)
  return {
    send: (call, body, timeoutMs) =>
      call === 'bet' ? bets.add(body as CallBody<'bet'>, timeoutMs) : wallet.send(call, body, timeoutMs),
  }
}

class GatheredBets {
  private waiting: Waiting[] = []
  private callsUnderWay = 0
  private timer: NodeJS.Timeout | undefined
  private isDue = false
  private readonly wallet: WalletClient

  constructor(wallet: WalletClient) {
    this.wallet = wallet
  }

  /** @throws PswUnknownOutcome as the call it went with */
  add(body: CallBody<'bet'>, timeoutMs: number): Promise<PswAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ body, timeoutMs, resolve, reject })
      if (this.waiting.length >= betsMax) this.flush()
      else if (this.callsUnderWay > 0) this.timer ??= setTimeout(() => this.flush(), gatherMs)
      else this.flushSoon()
    })
  }

  /** What arrived in the same turn comes along. */
  private flushSoon(): void {
    if (this.isDue) return
    this.isDue = true
    setImmediate(() => this.flush())
  }

  private flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.isDue = false
    while (this.waiting.length > 0) void this.sendAll(this.waiting.splice(0, betsMax))
  }

  private async sendAll(bets: readonly Waiting[]): Promise<void> {
    this.callsUnderWay += 1
    try {
      const answers = await this.ask(bets)
      for (const [index, { resolve }] of bets.entries()) resolve(answers[index] as PswAnswer)
    } catch (error) {
      for (const { reject } of bets) reject(error)
    } finally {
      this.callsUnderWay -= 1
      if (this.waiting.length > 0) this.flushSoon()
    }
  }

  private async ask(bets: readonly Waiting[]): Promise<PswAnswer[]> {
    const timeoutMs = Math.max(...bets.map((bet) => bet.timeoutMs))
    const [first] = bets
    if (first && bets.length === 1) return [await this.wallet.send('bet', first.body, timeoutMs)]
    const answer = await this.wallet.send('bets', { bets: bets.map(({ body }) => body) }, timeoutMs)
    return bets.map(({ body }, index) => answerTo(body.transactionId, index, answer))
  }
}

/** What the call says of one bet. A call that was refused whole says so of each: nothing was done. */
function answerTo(transactionId: string, index: number, { results, ...answer }: PswAnswer): PswAnswer {
  if (answer.code !== 'OK') return answer
  const result = results?.[index]
  if (result?.transactionId !== transactionId) throw new PswUnknownOutcome(`no result for ${transactionId}`)
  const { requestId, serverTime } = answer
  return { requestId, serverTime, ...result, message: result.message ?? result.code }
}
