import { once } from 'node:events'

/** The value, unless the signal ends it first: a time limit for what knows none. @throws the signal's reason */
export const within = <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    once(signal, 'abort').then((): never => {
      throw reasonOf(signal)
    }),
  ])

/** Why a signal ended what it watches. */
export const reasonOf = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : new Error('aborted'))
