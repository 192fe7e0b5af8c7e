import type { LotteryContext } from '../context.ts'

/** The numbers of a play that can be set one by one: all of its pad. A play without a pad has none. */
export function keysOf({ houses }: LotteryContext, gameId: string, playId: string): readonly string[] {
  const shape = houses.get(gameId)?.rules.plays.find(({ id }) => id === playId)?.shape
  if (!shape) return []
  if (shape.kind === 'numbers')
    return Array.from({ length: 10 ** shape.digits }, (_, number) => String(number).padStart(shape.digits, '0'))
  return 'choices' in shape ? shape.choices : []
}
