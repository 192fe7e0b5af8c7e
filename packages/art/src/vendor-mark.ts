import { lotteryHouses } from '@fairground/lottery-rules/titles'
import { sportsHouses } from '@fairground/sports-rules/titles'
import { arenaHouses } from './catalogue/arenas.ts'
import type { GameTile } from './catalogue/game-tiles.ts'
import { liveStudios } from './catalogue/live-studios.ts'
import { ticketHouses } from './catalogue/ticket-houses.ts'
import { vendors } from './catalogue/vendors.ts'
import { escapeText, svg } from './kit/markup.ts'
import { type FaceName, outline, pathData } from './kit/outline.ts'

/** A mark in a box of 32 by 32, filled even-odd. */
const marks = {
  koi: 'M4 16C4 8 12 3 20 5C27 7 29 13 27 18C25 23 18 24 15 20C13 17 15 13 18 14L19 15.5C17 15.5 17 18 19 18.5C22 19 24 16 23 13C21 9 15 8 11 11C7 14 7 20 11 24C8 24 4 21 4 16ZM8 26C13 29 20 29 25 25C23 29 19 31 15 30.5C12 30 9 28.5 8 26Z',
  wheel:
    'M16 1.5a14.5 14.5 0 1 0 0 29a14.5 14.5 0 1 0 0-29Zm0 3.5a11 11 0 1 1 0 22a11 11 0 1 1 0-22ZM14.8 6h2.4v7.5h-2.4zM14.8 18.5h2.4V26h-2.4zM6 14.8h7.5v2.4H6zM18.5 14.8H26v2.4h-7.5zM16 13.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6Z',
  moon: 'M20 2A14.5 14.5 0 1 0 30 20.5A11.5 11.5 0 1 1 20 2ZM23 6l1.2 3.3L27.5 10.5l-3.3 1.2L23 15l-1.2-3.3L18.5 10.5l3.3-1.2Z',
  fang: 'M3 5Q16 12 29 5Q29 17 24 28Q22 18 19.5 15L16 27L12.5 15Q10 18 8 28Q3 17 3 5Z',
  boat: 'M16 2L25 17H17.5V21H30L24 29H8L2 21H14.5V17H7Z',
  lotus:
    'M16 3Q22 10 21 17Q25 10 30 10Q31 22 20 27Q24 23 24 19Q20 27 16 29Q12 27 8 19Q8 23 12 27Q1 22 2 10Q7 10 11 17Q10 10 16 3Z',
  bamboo:
    'M6 2h5v8H6zM6 12h5v8H6zM6 22h5v8H6zM14 6h5v8h-5zM14 16h5v8h-5zM14 26h5v4h-5zM22 2h5v6h-5zM22 10h5v8h-5zM22 20h5v10h-5z',
  wave: 'M1 17C6 6 17 3 23 9C27 13 25 20 20 20C17 20 16 16.5 18.5 15.5C12 13 7 18 8 25H31V29H3C1 26 0 21 1 17Z',
  // A comb over a cogwheel.
  rooster:
    'M8 12C7 7 9 4 12 3.5C12 1.500 15 .5 16.500 3C18.500 1 21 2.500 21 5C24 5 25 9 23.500 12ZM16 12L18 12.200L18.600 14.700L20.600 15.500L22.800 14.200L24.800 16.200L23.500 18.400L24.300 20.400L26.800 21L27 23.800L24.400 24.500L23.600 26.500L24.900 28.700L22.900 30.600L9.100 30.600L7.100 28.700L8.400 26.500L7.600 24.500L5 23.800L5.200 21L7.700 20.400L8.500 18.400L7.200 16.200L9.200 14.200L11.400 15.500L13.400 14.700L14 12.200ZM16 18.200a4.300 4.300 0 1 0 0 8.600a4.300 4.300 0 1 0 0-8.600Z',
  // A ticket torn at both sides, with a ball on it.
  ticket:
    'M2 7H30V12.500a3.500 3.500 0 0 0 0 7V25H2V19.500a3.500 3.500 0 0 0 0-7ZM16 9.800a6.200 6.200 0 1 0 0 12.400a6.200 6.200 0 1 0 0-12.400ZM16 12.600a3.400 3.400 0 1 1 0 6.800a3.400 3.400 0 1 1 0-6.800Z',
  // A football.
  ball: 'M16 1.5a14.5 14.5 0 1 0 0 29a14.5 14.5 0 1 0 0-29ZM16 3.9a12.1 12.1 0 1 1 0 24.2a12.1 12.1 0 1 1 0-24.2ZM16 10.6L21.1 14.3L19.2 20.4L12.8 20.4L10.9 14.3ZM16.8 10.1L16.8 6.4L17.8 6.6L20.5 4.8L11.5 4.8L14.2 6.6L15.2 6.4L15.2 10.1ZM21.9 14.9L25.4 13.8L25.5 14.8L28.1 16.8L25.3 8.2L24.4 11.3L24.9 12.3L21.4 13.4ZM18.8 21.2L21 24.2L20.1 24.7L18.9 27.7L26.3 22.4L23 22.5L22.3 23.3L20.1 20.3ZM11.9 20.3L9.7 23.3L9 22.5L5.7 22.4L13.1 27.7L11.9 24.7L11 24.2L13.2 21.2ZM10.6 13.4L7.1 12.3L7.6 11.3L6.7 8.2L3.9 16.8L6.5 14.8L6.6 13.8L10.1 14.9Z',
  // A gamepad.
  pad: 'M9 8H23C28 8 31 14 31 21C31 26 27 27 24.500 24L21.500 20.500H10.500L7.500 24C5 27 1 26 1 21C1 14 4 8 9 8ZM9 11.500V13.500H7V15.500H9V17.500H11V15.500H13V13.500H11V11.500ZM21 15.500a1.800 1.800 0 1 0 0 3.600a1.800 1.800 0 1 0 0-3.600ZM24.500 11.500a1.800 1.800 0 1 0 0 3.600a1.800 1.800 0 1 0 0-3.600Z',
} as const

const brands: Record<GameTile['vendor'], { mark: keyof typeof marks; face: FaceName }> = {
  'nine-carp': { mark: 'koi', face: 'bevan' },
  'ferris-reels': { mark: 'wheel', face: 'sigmar' },
  moonwell: { mark: 'moon', face: 'yeseva' },
  copperhead: { mark: 'fang', face: 'stencil' },
  'paper-boat': { mark: 'boat', face: 'paytone' },
  'lotus-garden': { mark: 'lotus', face: 'lobster' },
  'bamboo-brass': { mark: 'bamboo', face: 'slab' },
  deepwater: { mark: 'wave', face: 'bungee' },
  'lotus-live': { mark: 'lotus', face: 'yeseva' },
  'pearl-river': { mark: 'koi', face: 'yeseva' },
  'night-market': { mark: 'moon', face: 'slab' },
  'grand-pavilion': { mark: 'boat', face: 'yeseva' },
  'carousel-arena': { mark: 'rooster', face: 'bevan' },
  DS88: { mark: 'rooster', face: 'slab' },
  DIG: { mark: 'rooster', face: 'bungee' },
  SV3: { mark: 'rooster', face: 'stencil' },
  WS168: { mark: 'rooster', face: 'paytone' },
  WGB: { mark: 'rooster', face: 'yeseva' },
  TCG_LOTTO_VN: { mark: 'ticket', face: 'bevan' },
  TCG_SEA: { mark: 'ticket', face: 'yeseva' },
  QUICK_DRAWS: { mark: 'ticket', face: 'paytone' },
  ZY_TICKETS: { mark: 'ticket', face: 'lobster' },
  FB: { mark: 'ball', face: 'slab' },
  NEXUS: { mark: 'pad', face: 'bungee' },
}

/** A studio's mark and wordmark, 32 tall, in one colour: whatever `currentColor` is where it stands. */
export function vendorMark(slug: GameTile['vendor']): string {
  const { mark, face } = brands[slug]
  const name =
    [...vendors, ...liveStudios, ...arenaHouses, ...lotteryHouses, ...sportsHouses, ...ticketHouses].find(
      (vendor) => vendor.slug === slug,
    )?.name ?? slug
  const { commands, extent } = outline(name, face)
  const scale = 20 / Math.max(extent.bottom - extent.top, 70)
  const baseline = 16 + 36 * scale
  // A tenth of a unit is finer than a mark is ever shown, and halves its weight.
  const tenth = (value: number) => Math.round(value * 10) / 10
  const word = pathData(commands, ([x, y]) => [tenth((x - extent.left) * scale + 40), tenth(y * scale + baseline)])
  const width = Math.ceil((extent.right - extent.left) * scale + 42)
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32" fill="currentColor" role="img" aria-label="${escapeText(name)}"><path fill-rule="evenodd" d="${marks[mark]}"/><path d="${word}"/></svg>`
}
