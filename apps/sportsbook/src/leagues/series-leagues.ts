import { newRating } from '@fairground/sports-rules'
import type { League, Team } from './league.ts'

/** Between the strongest and the weakest of a league that has not played yet. */
const ratingSpread = 200
const goalsUnused = 1

type Kind = Pick<League, 'leagueId' | 'sport' | 'bestOf' | 'tour' | 'names' | 'land' | 'division' | 'everyMinutes'> & {
  readonly shiftMinutes: number
  readonly players: string
}

/** Leagues of invented titles of e-sports and tours of tennis; names of teams and players are invented, too. */
const kinds: readonly Kind[] = [
  {
    ...{ leagueId: 'rift-1', sport: 'moba', bestOf: 5, land: 'Rift Arena', division: 1, everyMinutes: 30 },
    ...{ names: { vi: 'Nexus Mùa Đông', en: 'Nexus Winter' }, shiftMinutes: 0 },
    players: 'Tắc Kè Xanh, Sấm Trưa, Bão Đêm, Rắn Lửa, Gấu Thép, Quạ Đen, Ong Vàng, Cáo Chín',
  },
  {
    ...{ leagueId: 'rift-2', sport: 'moba', bestOf: 3, land: 'Rift Arena', division: 2, everyMinutes: 20 },
    ...{ names: { vi: 'Cúp Sông Hồng', en: 'Red River Cup' }, shiftMinutes: 10 },
    players: 'Mực Ma, Cá Thần, Voi Trắng, Hổ Giấy, Nhím Bạc, Sói Trăng, Ếch Vua, Dơi Đỏ',
  },
  {
    ...{ leagueId: 'cross-1', sport: 'cs', bestOf: 3, land: 'Crosshair Five', division: 1, everyMinutes: 20 },
    ...{ names: { vi: 'Giải Thép', en: 'Steel League' }, shiftMinutes: 5 },
    players: 'Red Lantern, Night Shift, Iron Pagoda, Low Tide, Blue Hour, Last Tram, Copper Cats, Cold Brew',
  },
  {
    ...{ leagueId: 'cross-2', sport: 'cs', bestOf: 3, land: 'Crosshair Five', division: 2, everyMinutes: 20 },
    ...{ names: { vi: 'Giải Sinh Viên', en: 'Student League' }, shiftMinutes: 15 },
    players: 'Third Rail, Back Alley, Odd Socks, Zero Hour, Loud Quiet, Glass Cannon, Dust Parade, Spare Keys',
  },
  {
    ...{ leagueId: 'court-1', sport: 'tennis', bestOf: 3, tour: 'men', land: 'Lantern Tour', division: 1 },
    ...{ names: { vi: 'Lantern Tour Nam', en: 'Lantern Tour Men' }, everyMinutes: 20, shiftMinutes: 0 },
    players: 'A. Barrow, L. Cevik, D. Falkner, M. Ibarra, K. Lindholm, T. Nakao, Q. Phan, R. Sorel',
  },
  {
    ...{ leagueId: 'court-2', sport: 'tennis', bestOf: 3, tour: 'women', land: 'Lantern Tour', division: 1 },
    ...{ names: { vi: 'Lantern Tour Nữ', en: 'Lantern Tour Women' }, everyMinutes: 20, shiftMinutes: 10 },
    players: 'S. Arden, J. Bellido, N. Chau, H. Eskola, V. Marek, O. Tanabe, F. Valois, I. Wren',
  },
]

export const seriesLeagues: readonly League[] = kinds.map(({ players, ...kind }) => ({
  ...{ ...kind, goals: goalsUnused },
  teams: teamsOf(kind.leagueId, players.split(', '), kind.division),
}))

function teamsOf(leagueId: string, names: readonly string[], division: number): Team[] {
  return names.map((name, place) => ({
    ...{ teamId: `${leagueId}-${place + 1}`, name },
    rating: newRating(division) + ratingSpread / 2 - (ratingSpread * place) / (names.length - 1),
  }))
}
