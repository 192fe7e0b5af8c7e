import type { Refusal } from '@fairground/game-rules/read-input'
import { findLottery, type Lottery, type Terms } from '@fairground/lottery-rules'
import * as z from 'zod'
import { oneOf, whole } from '../fields.ts'
import { type Refused, refuse } from '../kind.ts'

/** What of a request decides its prices. */
export const terms = {
  odds: oneOf(['house', 'shop']).nullish(),
  pairFactor: z.literal([1, 2], '1 or 2').nullish(),
  group: whole(0, 2000).nullish(),
}

type Told = { [Field in keyof typeof terms]?: z.output<(typeof terms)[Field]> }

export const termsOf = ({ odds, pairFactor, group }: Told): Terms => ({
  ...(odds && { odds }),
  ...(pairFactor && { pairFactor }),
  ...(typeof group === 'number' && { group }),
})

/** @throws Error for an id that the schema has let through and no lottery has */
export function gameOf(id: string): Lottery {
  const lottery = findLottery(id)
  if (!lottery) throw new Error(`There is no lottery ${id}`)
  return lottery
}

/** A refusal of the rules, told with the field of the request. */
export const refusedIn = (field: string, { field: place, expected }: Refusal): Refused =>
  refuse(place === '' ? field : `${field}.${place}`, expected)
