import { readFileSync, readFileSync } from 'node:fs'
import { demoAccounts, openPlayer, openStaff } from '@fairground/dev-env'
import { languageNames } from '@fairground/i18n'
import { consoleUrl, portalUrl } from './world.ts'

const sameEverywhere: string[] = JSON.parse(
  readFileSync(new URL('../../packages/i18n/same-everywhere.json', import.meta.url), 'utf8'),
)
/** Words that are the same in every language: those of the catalogues, and what stands in no catalogue. */
const always = [
  ...sameEverywhere,
  ...Object.values(languageNames),
  // Pools of the studio, as its terms call them.
  'daily-mystery',
  'hot-drop',
  'sky-lantern',
  'Enter',
  'Firebase',
  'G-XXXXXXXXXX',
  'Safari',
  'https://…',
]
/** What an agent of the world named a link. */
const links = ['Hội chợ cuối tuần']

/** Names of people, the house's games, brands and banks of the world: nobody translates them. */
export async function properNames(): Promise<Set<string>> {
  const { api } = openPlayer(portalUrl(), 'visitor')
  const [menus, ...pages] = await Promise.all([
    api.catalogue.menus({}),
    ...[1, 2].map((page) => api.catalogue.popular({ page, pageSize: 60 })),
  ])
  const accounts = [...demoAccounts.players, ...demoAccounts.agents, ...demoAccounts.staff].map(
    ({ username }) => username,
  )
  const brands = menus.flatMap(({ cards }) => cards.map(({ displayName }) => displayName))
  const titles = pages.flatMap(({ list }) => list.map(({ displayName }) => displayName))
  written ??= writtenByStaff()
  return new Set([...always, ...sameWords(), ...links, ...accounts, ...brands, ...titles, ...(await written)])
}

/** What Vietnamese and English say with the same word, as the catalogues' own check knows. */
function sameWords(): string[] {
  const file = new URL('../../packages/i18n/same-as-english.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { vi: string[] }).vi
}

let written: Promise<string[]> | undefined

/** What staff wrote in both languages: their own screens show the two side by side. */
async function writtenByStaff(): Promise<string[]> {
  const [{ username, password }] = demoAccounts.staff
  const { api } = await openStaff(consoleUrl(), username, password)
  const { levels } = await api.staff.vipProgram({})
  return levels.flatMap(({ benefits }) => [...benefits.vi, ...benefits.en])
}
