import { LotteryRefusal } from '@fairground/contract/lottery'
import {
  type LotteryDeskAct,
  LotteryDeskLottery,
  LotteryDeskNumbers,
  LotteryDeskOpened,
  LotteryDeskView,
  lotteryDeskPaths as paths,
} from '@fairground/contract/lottery-desk'
import { StaffDeskAnswer } from '@fairground/contract/staff-desk'
import { createCaller } from '@fairground/vendor-ui'
import { createResultsClient } from './results/results-client.ts'

export type DeskClient = ReturnType<typeof createDeskClient>

/** Calls of the lottery's desk. */
export function createDeskClient(send?: typeof fetch) {
  const { call, carryBearer } = createCaller(LotteryRefusal, send)
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  return {
    carryBearer,
    results: createResultsClient({ call }),
    open: (ticket: string) => call({ method: 'POST', path: paths.open, answer: LotteryDeskOpened, body: { ticket } }),
    view: () => call({ method: 'GET', path: paths.view, answer: LotteryDeskView }),
    lottery: (gameId: string) =>
      call({ method: 'GET', path: `${paths.lottery}?${query({ gameId })}`, answer: LotteryDeskLottery }),
    numbers: (asked: { drawId: string; play: string; currency: string }) =>
      call({ method: 'GET', path: `${paths.numbers}?${query(asked)}`, answer: LotteryDeskNumbers }),
    act: (act: LotteryDeskAct) => call({ method: 'POST', path: paths.act, answer: StaffDeskAnswer, body: act }),
  }
}
