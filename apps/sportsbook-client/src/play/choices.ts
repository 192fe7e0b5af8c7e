import { oddsFormats } from '@fairground/sports-rules'
import type { SafeStorage } from '@fairground/vendor-ui'
import * as z from 'zod'

export const couponStyles = ['asian', 'european'] as const

/** How the player wants to see the offer. */
const Choices = z.object({
  odds: z.enum(oddsFormats),
  style: z.enum(couponStyles),
  /** Leagues that were followed on this device before the sportsbook kept them. */
  favourites: z.array(z.string()),
})
export type Choices = z.infer<typeof Choices>

const choicesKey = 'fairground.sports.choices'
const firstChoices: Choices = { odds: 'decimal', style: 'asian', favourites: [] }

export function keptChoices(device: SafeStorage): Choices {
  try {
    return Choices.parse(JSON.parse(device.read(choicesKey) ?? 'null'))
  } catch {
    return firstChoices
  }
}

export const keepChoices = (device: SafeStorage, choices: Choices): void =>
  device.write(choicesKey, JSON.stringify(choices))
