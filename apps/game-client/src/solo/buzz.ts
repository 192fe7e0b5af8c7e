const touchMs = 12

/** A short tick in the hand, where the device can and the player did not ask for calm. */
export function buzz(isCalm: boolean): void {
  if (!isCalm && 'vibrate' in navigator) navigator.vibrate(touchMs)
}
