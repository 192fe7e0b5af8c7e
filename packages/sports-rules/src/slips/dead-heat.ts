import { type Fraction, fraction } from '@fairground/game-rules/exact'

/** The part of a bet that wins where so many runners tied for so many places. */
export const deadHeatFactor = (places: number, tied: number): Fraction => fraction(Math.min(places, tied), tied)
