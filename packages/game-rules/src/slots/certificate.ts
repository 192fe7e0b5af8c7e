/** The certified facts of one model; every number is computed by `npm run certify`. */
export type SlotCertificate = {
  readonly modelId: string
  readonly version: number
  /** sha256 of the canonical model. */
  readonly hash: string
  /** Return to player with the win cap applied, as a decimal such as "0.96512345". */
  readonly rtp: string
  /** Exact return before the win cap, "numerator/denominator". */
  readonly rtpExact: string
  /** Standard deviation of a round in total bets. */
  readonly sd: string
  /** Share of rounds that pay anything. */
  readonly hitFrequency: string
  readonly hitFrequencyExact: string
  /** Share of rounds that award free spins. */
  readonly triggerFrequency: string
  readonly triggerFrequencyExact: string
  readonly maxWinX: number
  readonly method: 'exact'
  /** Stop combinations enumerated. */
  readonly n: number
  /** ISO day the numbers were computed. */
  readonly date: string
}

export type VolatilityClass = 'low' | 'medium' | 'high' | 'very-high'

/** What the game information shows, in whole units. */
export type SlotFacts = {
  readonly rtpBp: number
  readonly hitFrequencyBp: number
  /** Free spins come about once in this many rounds. */
  readonly triggerEvery: number
  readonly maxWinX: number
  readonly volatility: VolatilityClass
  /** 1–5. */
  readonly volatilityBars: number
}
