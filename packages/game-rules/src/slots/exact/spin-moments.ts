/** Of one spin, in total bets: its mean, its mean square, and what of them comes with the trigger of free spins. */
export type SpinMoments = {
  readonly mean: number
  readonly square: number
  readonly trigger: number
  readonly meanOnTrigger: number
  readonly hits?: number
}
