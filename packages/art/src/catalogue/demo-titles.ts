import { type DemoSubject, demoPatterns, demoQualities, demoSubjects } from './demo-words.ts'
import { slotTiles } from './slot-tiles.ts'
import type { Theme } from './themes.ts'

/** Invented studios of the demo catalogue: none is a real company. Their titles all run on the house's models. */
export const demoVendors = [
  { slug: 'amber-row', name: 'Amber Row' },
  { slug: 'bell-tower', name: 'Bell Tower' },
  { slug: 'cinder-lane', name: 'Cinder Lane' },
  { slug: 'dragonfly', name: 'Dragonfly' },
  { slug: 'east-gate', name: 'East Gate' },
  { slug: 'four-lamps', name: 'Four Lamps' },
  { slug: 'green-tiger', name: 'Green Tiger' },
  { slug: 'high-wire', name: 'High Wire' },
  { slug: 'iron-lotus', name: 'Iron Lotus' },
  { slug: 'jade-harbour', name: 'Jade Harbour' },
  { slug: 'kite-street', name: 'Kite Street' },
  { slug: 'long-pier', name: 'Long Pier' },
  { slug: 'mango-moon', name: 'Mango Moon' },
  { slug: 'night-market', name: 'Night Market' },
  { slug: 'opal-works', name: 'Opal Works' },
  { slug: 'red-awning', name: 'Red Awning' },
] as const

export interface DemoTitle {
  /** `demo-00001` … */
  gameId: string
  number: number
  nameVi: string
  nameEn: string
  vendor: (typeof demoVendors)[number]
  theme: Theme
  subject: DemoSubject
  quality: (typeof demoQualities)[number]
  pattern: number
}

/** Every subject with every quality in every pattern. */
export const demoTitlesMax = demoSubjects.length * demoQualities.length * demoPatterns.length

/** Shares no divisor with the number of titles: steps of it visit each once, and neighbours have little in common. */
const stride = 3571

const takenNames = new Set(slotTiles.flatMap(({ nameVi, nameEn }) => [nameVi, nameEn]))

/** The title with this number, from 1 to `demoTitlesMax`: always the same one. @throws RangeError outside */
export function demoTitle(number: number): DemoTitle {
  if (!Number.isInteger(number) || number < 1 || number > demoTitlesMax) throw new RangeError(`no demo title ${number}`)
  const mixed = (number * stride) % demoTitlesMax
  const at = mixed % demoSubjects.length
  const rest = Math.floor(mixed / demoSubjects.length)
  const [q, pattern] = [rest % demoQualities.length, Math.floor(rest / demoQualities.length)]
  const subject = itemOf(demoSubjects, at)
  const quality = itemOf(demoQualities, q)
  const form = itemOf(demoPatterns, pattern)
  const nameVi = [form.vi, subject.vi, quality.vi].filter(Boolean).join(' ')
  const nameEn = form.en(`${quality.en} ${subject.en}`)
  const isTaken = takenNames.has(nameVi) || takenNames.has(nameEn)
  return {
    gameId: `demo-${String(number).padStart(5, '0')}`,
    number,
    nameVi: isTaken ? `${nameVi} Trở Lại` : nameVi,
    nameEn: isTaken ? `${nameEn} Returns` : nameEn,
    vendor: itemOf(demoVendors, (at * 3 + q * 5 + pattern * 7) % demoVendors.length),
    theme: subject.theme,
    subject,
    quality,
    pattern,
  }
}

/** The first titles, up to this many. */
export const demoTitles = (count: number): DemoTitle[] =>
  Array.from({ length: Math.min(count, demoTitlesMax) }, (_, index) => demoTitle(index + 1))

/** The title of a game id; undefined for any other game. */
export function findDemoTitle(gameId: string): DemoTitle | undefined {
  const number = Number(/^demo-(\d{5})$/.exec(gameId)?.[1] ?? 0)
  return number >= 1 && number <= demoTitlesMax ? demoTitle(number) : undefined
}

function itemOf<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} of ${list.length}`)
  return item
}
