import { newRating } from '@fairground/sports-rules'
import type { League } from './league.ts'

/** Between the strongest and the weakest team of a league that has not played yet. */
const ratingSpread = 260

type Kind = Pick<League, 'leagueId' | 'names' | 'land' | 'goals' | 'everyMinutes' | 'shiftMinutes'> & {
  readonly teams: string
}

/** Leagues of basketball; towns and names are invented. `goals` are the points of both sides. */
const kinds: readonly Kind[] = [
  {
    ...{ leagueId: 'hoop-1', land: 'Harbour States', goals: 214, everyMinutes: 20, shiftMinutes: 3 },
    names: { vi: 'Giải Nhà nghề Bến Cảng', en: 'Harbour Pro League' },
    teams:
      'Port Sable Pilots, Kestrel Bay Kites, Cinder Falls Foundry, Granite City Rams, ' +
      'Long Pier Herons, Saltmarsh Stilts, North Quay Cranes, Lantern Hill Owls',
  },
  {
    ...{ leagueId: 'hoop-2', land: 'Long Châu', goals: 172, everyMinutes: 20, shiftMinutes: 13 },
    names: { vi: 'Giải Bóng rổ Long Châu', en: 'Long Châu Basketball' },
    teams:
      'An Giang Sếu, Bình Khê Trâu Rừng, Hà Lộc Diều, Kim Sơn Báo, ' +
      'Lạc Thủy Rái Cá, Phú Xuyên Ong, Tân Hải Sóng, Vĩnh Bằng Gió',
  },
]

export const pointsLeagues: readonly League[] = kinds.map(({ teams, ...kind }) => {
  const names = teams.split(', ')
  return {
    ...{ ...kind, sport: 'basketball', division: 1 },
    teams: names.map((name, place) => ({
      ...{ teamId: `${kind.leagueId}-${place + 1}`, name },
      rating: newRating(1) + ratingSpread / 2 - (ratingSpread * place) / (names.length - 1),
    })),
  }
})
