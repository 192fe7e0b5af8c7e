import { type Context, use } from 'react'

/** The desk of this frame. Throws outside of its provider: that is a mistake in the screen. */
export function useDesk<Desk>(context: Context<Desk | undefined>): Desk {
  const desk = use(context)
  if (!desk) throw new Error('this component needs the provider of its game above it')
  return desk
}
