import type { SportsContext } from '../context.ts'

/** Leagues and teams that have a text in their names, whatever the accents. */
export function findNamed({ leagues }: Pick<SportsContext, 'leagues'>, text: string) {
  const wanted = plain(text.trim())
  const all = [...leagues.values()]
  const has = (...names: readonly string[]) => names.some((name) => plain(name).includes(wanted))
  return {
    leagueIds: all.filter(({ names, land }) => has(land, ...Object.values(names))).map(({ leagueId }) => leagueId),
    teamIds: all.flatMap(({ teams }) => teams.filter(({ name }) => has(name)).map(({ teamId }) => teamId)),
  }
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()
