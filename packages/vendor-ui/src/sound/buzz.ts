const touchMs = 12

/** A short vibration, if supported and motion is not reduced. */
export function buzz(isCalm: boolean): void {
  if (!isCalm && 'vibrate' in navigator) navigator.vibrate(touchMs)
}
