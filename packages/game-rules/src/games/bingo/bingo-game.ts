import type { Draws } from '../../instant/instant-game.ts'
import type { BingoTicket } from './bingo-ticket.ts'

/** Most calls in which a full house wins the jackpot, and the least jackpot in ticket prices. */
export type JackpotStep = { readonly fromTickets: number; readonly callsMax: number }

/** One kind of bingo: what its tickets look like, and what is called. */
export type BingoGame = {
  readonly id: 'bingo-75' | 'bingo-90'
  /** Raised whenever a rule, a prize or the order of draws changes. */
  readonly version: number
  /** The numbers 1 … ballCount are called, each once. */
  readonly ballCount: number
  readonly numbersPerTicket: number
  /** One ticket from a fresh stream. */
  drawTicket(draws: Draws): BingoTicket
  /** The numbers of each line. */
  linesOf(ticket: BingoTicket): number[][]
  /** Ascending; the first begins with an empty jackpot. */
  readonly jackpotSteps: readonly JackpotStep[]
}

/** Tickets of one currency in one round. */
export const roundTicketsMax = 1_000

/** All the numbers in the order they are called, from the round's own stream. */
export const drawCalls = ({ ballCount }: BingoGame, draws: Draws): number[] =>
  draws.deal(ballCount, ballCount).map((ball) => ball + 1)
