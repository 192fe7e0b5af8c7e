export const decimalCount = 8

/** Cut off, never rounded up: a return to player is not to be overstated. */
export function cut(value: number): string {
  const scale = 10 ** decimalCount
  return (Math.floor(value * scale) / scale).toFixed(decimalCount)
}

export const boughtFact = (rtp: number | undefined): { rtpBought?: string } =>
  rtp === undefined ? {} : { rtpBought: cut(rtp) }
