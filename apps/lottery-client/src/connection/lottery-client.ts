import {
  type BuyLotteryTickets,
  LotteryDraws,
  LotteryFurtherSession,
  LotteryList,
  LotteryRefusal,
  LotterySession,
  LotteryTickets,
  lotteryPaths,
} from '@fairground/contract/lottery'
import {
  LotteryRecord,
  LotteryResultRecord,
  LotteryTicketProof,
  ShownLotteryTicket,
} from '@fairground/contract/lottery-proofs'
import { createCaller } from '@fairground/vendor-ui'
import * as z from 'zod'

export type LotteryClient = ReturnType<typeof createLotteryClient>

/** The lottery itself waits up to 12 seconds for the wallet. */
const buyTimeoutMs = 20_000
/** The message of a refused ticket begins with the place of the reason: `lines.3.selection: …`. */
const Refusal = LotteryRefusal.transform(({ code, message }) => {
  const [place] = /^\w+\.\d+/.exec(message ?? '') ?? []
  return { code, ...(place !== undefined && { place }) }
})
const Balance = z.object({ balanceMinor: z.string(), balanceVersion: z.number().int() })
const Cancelled = z.object({ ticketId: z.string() })

/** Every call of the frame. Refusals are values; only a fault of ours throws. */
export function createLotteryClient(send?: typeof fetch) {
  const { call, carryBearer } = createCaller(Refusal, send)
  const idOf = (id: string) => encodeURIComponent(id)
  return {
    carryBearer,
    open: (body: { launchToken: string; gameId: string }) =>
      call({ method: 'POST', path: lotteryPaths.openSession, answer: LotterySession, body }),
    openFurther: (gameId: string) =>
      call({ method: 'POST', path: lotteryPaths.openFurther, answer: LotteryFurtherSession, body: { gameId } }),
    balance: () => call({ method: 'GET', path: lotteryPaths.balance, answer: Balance }),
    lotteries: () => call({ method: 'GET', path: lotteryPaths.lotteries, answer: LotteryList }),
    draws: (gameId: string) =>
      call({ method: 'GET', path: `${lotteryPaths.draws}?gameId=${idOf(gameId)}`, answer: LotteryDraws }),
    buy: (body: BuyLotteryTickets) =>
      call({ method: 'POST', path: lotteryPaths.tickets, answer: LotteryTickets, body, timeoutMs: buyTimeoutMs }),
    tickets: (before = '') =>
      call({ method: 'GET', path: `${lotteryPaths.tickets}?before=${idOf(before)}`, answer: LotteryTickets }),
    ticket: (ticketId: string) =>
      call({ method: 'GET', path: lotteryPaths.ticket(idOf(ticketId)), answer: LotteryTicketProof }),
    shown: (ticketId: string, signature: string) =>
      call({
        ...{ method: 'POST', path: lotteryPaths.shownTicket(idOf(ticketId)) },
        ...{ answer: ShownLotteryTicket, body: { signature } },
      }),
    cancel: (ticketId: string) =>
      call({ method: 'POST', path: lotteryPaths.cancel(idOf(ticketId)), answer: Cancelled, body: {} }),
    resultRecord: (drawId: string) =>
      call({ method: 'GET', path: lotteryPaths.resultRecord(idOf(drawId)), answer: LotteryResultRecord }),
    record: (drawId: string) => call({ method: 'GET', path: lotteryPaths.record(idOf(drawId)), answer: LotteryRecord }),
  }
}
