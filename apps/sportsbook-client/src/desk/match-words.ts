const wholeMinutes = 90

/** `67′`, as a referee counts: the first minute is 1. */
export const minuteText = ({ minute }: { minute: number }): string =>
  `${Math.min(wholeMinutes, Math.floor(minute) + 1)}′`
