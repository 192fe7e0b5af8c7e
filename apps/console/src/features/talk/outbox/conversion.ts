import type { ChannelFigures } from '@fairground/contract'

type Hours = ChannelFigures['hours']

export const totalOf = (hours: Hours, figure: Exclude<keyof Hours[number], 'at'>): number =>
  hours.reduce((total, hour) => total + hour[figure], 0)

/** Of a hundred codes, how many came back; undefined where none was sent. */
export const conversionOf = (codes: number, used: number): number | undefined =>
  codes === 0 ? undefined : Math.floor((used * 100) / codes)
