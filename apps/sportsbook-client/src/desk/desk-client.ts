import {
  sportsDeskPaths as paths,
  type SportsDeskAct,
  SportsDeskBets,
  SportsDeskMatchView,
  SportsDeskOpened,
  type SportsDeskQuery,
  SportsDeskView,
} from '@fairground/contract/sports-desk'
import { StaffDeskAnswer } from '@fairground/contract/staff-desk'
import { createCaller } from '@fairground/vendor-ui'
import * as z from 'zod'

export type DeskClient = ReturnType<typeof createDeskClient>

const Refused = z.object({ code: z.string() })

/** Calls of the trading desk. */
export function createDeskClient(send?: typeof fetch) {
  const { call, carryBearer } = createCaller(Refused, send)
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  return {
    carryBearer,
    open: (ticket: string) => call({ method: 'POST', path: paths.open, answer: SportsDeskOpened, body: { ticket } }),
    view: (wish: SportsDeskQuery) =>
      call({ method: 'GET', path: `${paths.view}?${query(wish)}`, answer: SportsDeskView }),
    match: (matchId: string) =>
      call({ method: 'GET', path: `${paths.match}?${query({ matchId })}`, answer: SportsDeskMatchView }),
    bets: (matchId: string) =>
      call({ method: 'GET', path: `${paths.bets}?${query({ matchId })}`, answer: SportsDeskBets }),
    act: (act: SportsDeskAct) => call({ method: 'POST', path: paths.acts, answer: StaffDeskAnswer, body: act }),
  }
}
