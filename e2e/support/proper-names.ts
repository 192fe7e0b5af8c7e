import { readFileSync } from 'node:fs'
import { demoAccounts, openPlayer, openStaff } from '@fairground/dev-env'
import { languageNames } from '@fairground/i18n'
import { consoleUrl, portalUrl } from './world.ts'

const known = <List>(file: string): List =>
  JSON.parse(readFileSync(new URL(`../../packages/i18n/${file}`, import.meta.url), 'utf8'))
const sameEverywhere = known<string[]>('same-everywhere.json')
/** What Vietnamese and English say with the same word. */
const sameInBoth = known<{ vi: string[] }>('same-as-english.json').vi
/** Words that are the same in every language: those of the catalogues, and what stands in no catalogue. */
const always = [
  ...sameEverywhere,
  ...sameInBoth,
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

/** Names of people, teams, leagues, the house's games, brands and banks of the world: nobody translates them. */
export async function properNames(): Promise<Set<string>> {
  const { api } = openPlayer(portalUrl(), 'visitor')
  const [menus, matches, ...pages] = await Promise.all([
    api.catalogue.menus({}),
    api.catalogue.hotMatches({}),
    ...[1, 2].map((page) => api.catalogue.popular({ page, pageSize: 60 })),
  ])
  const accounts = [...demoAccounts.players, ...demoAccounts.agents, ...demoAccounts.staff].map(
    ({ username }) => username,
  )
  const brands = menus.flatMap(({ cards }) => cards.map(({ displayName }) => displayName))
  const titles = pages.flatMap(({ list }) => list.map(({ displayName }) => displayName))
  const teams = matches.flatMap(({ homeTeam, awayTeam, title }) => [homeTeam, awayTeam, title])
  written ??= writtenByStaff()
  return new Set([...always, ...links, ...accounts, ...brands, ...titles, ...teams, ...(await written)])
}

let written: Promise<string[]> | undefined

/** What staff wrote in both languages: their own screens show the two side by side. */
async function writtenByStaff(): Promise<string[]> {
  const [{ username, password }] = demoAccounts.staff
  const { api } = await openStaff(consoleUrl(), username, password)
  const { levels } = await api.staff.vipProgram({})
  return levels.flatMap(({ benefits }) => [...benefits.vi, ...benefits.en])
}
