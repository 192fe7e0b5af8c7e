import { mix } from '../../kit/colour.ts'

/** The darkest colour of every stage: nearly black, a little violet. */
export const DARK = '#05010c'
export const WHITE = '#ffffff'

export const darker = (colour: string, share: number): string => mix(colour, DARK, share)
export const lighter = (colour: string, share: number): string => mix(colour, WHITE, share)

const channels = (hex: string): [red: number, green: number, blue: number] => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** How bright a colour looks, 0 to 1. */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

/** Its place on the colour wheel in degrees; 0 for greys. */
export function hue(hex: string): number {
  const [red, green, blue] = channels(hex)
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span === 0) return 0
  if (most === red) return 60 * (((green - blue) / span + 6) % 6)
  return 60 * (most === green ? (blue - red) / span + 2 : (red - green) / span + 4)
}

/** Degrees between two colours on the wheel. */
export function hueDistance(one: string, other: string): number {
  const distance = Math.abs(hue(one) - hue(other))
  return Math.min(distance, 360 - distance)
}
