export const gameViews = ['hot', 'favourite', 'recent'] as const
export type GameView = (typeof gameViews)[number]

/** A press on the view that is on leads back to the normal list. */
export const toggleView = (on: GameView | undefined, pressed: GameView): GameView | undefined =>
  on === pressed ? undefined : pressed
