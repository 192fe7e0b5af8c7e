import { newRating } from '@fairground/sports-rules'
import type { League, Team } from './league.ts'

const teamsPerLeague = 16
/** Between the strongest and the weakest team of a league that has not played yet. */
const ratingSpread = 260
const everyMinutes = 120

/** Towns are put together from beginnings and endings: invented, and of one sound within a land. */
interface Land {
  readonly id: string
  readonly name: string
  readonly starts: readonly string[]
  readonly ends: readonly string[]
  readonly clubs: readonly string[]
  /** Goals of a match: open and tight leagues as the world has them. */
  readonly goals: number
}

const words = (text: string): readonly string[] => text.split(' ')

const lands: readonly Land[] = [
  {
    ...{ id: 'aure', name: 'Aurelia', goals: 2.7, clubs: words('United City Rovers Athletic') },
    starts: words('Ash Brack Cold Dun Elm Fair Grim Hart'),
    ends: words('field mere stead worth wick ford combe haven'),
  },
  {
    ...{ id: 'valm', name: 'Valmora', goals: 2.62, clubs: words('Real Deportivo Sporting Unión') },
    starts: words('Al Bel Cas Fuen Mon Oli Sala Torre'),
    ends: words('ares dera mar tera viso lana quera zal'),
  },
  {
    ...{ id: 'nord', name: 'Nordhavn', goals: 3.11, clubs: words('IF BK Stjerne Havn') },
    starts: words('Alm Bjer Egel Fjel Hav Kal Ring Sol'),
    ends: words('borg dal holm sund vik ness lund strand'),
  },
  {
    ...{ id: 'esch', name: 'Eschenland', goals: 2.92, clubs: words('Eintracht Viktoria Turm Fortuna') },
    starts: words('Alten Birken Eichen Falken Gold Hohen Linden Wester'),
    ends: words('bach berg feld heim kirchen rode stadt tal'),
  },
  {
    ...{ id: 'lagu', name: 'Lagunea', goals: 2.3, clubs: words('Calcio Juve Pro Stella') },
    starts: words('Acqua Bru Cor Ferra Lu Mon Pesa Vero'),
    ends: words('cella dona gnano lino ntina pori sano zone'),
  },
  {
    ...{ id: 'sola', name: 'Solanta', goals: 2.42, clubs: words('Atlético Náutico Grêmio Esporte') },
    starts: words('Ara Cam Gua Ita Juru Para Sobra Tupi'),
    ends: words('cari beba nema pora quara ruja tinga vera'),
  },
  {
    ...{ id: 'long', name: 'Long Châu', goals: 2.8, clubs: words('FC SLNC Thép CLB') },
    starts: words('An Bình Hà Kim Lạc Phú Tân Vĩnh'),
    ends: words('Bằng Giang Hải Khê Lộc Sơn Thủy Xuyên').map((end) => ` ${end}`),
  },
  {
    ...{ id: 'mits', name: 'Mitsuha', goals: 2.17, clubs: words('FC Gakuen Wings Stars') },
    starts: words('Aka Fuku Haya Kita Mina Naka Shiro Yama'),
    ends: words('gawa hara mori nobe saki shima tani zawa'),
  },
]

const divisions: readonly Readonly<Record<'vi' | 'en', string>>[] = [
  { vi: 'Giải Vô địch', en: 'Premier' },
  { vi: 'Giải Hạng Nhất', en: 'First' },
  { vi: 'Giải Hạng Nhì', en: 'Second' },
  { vi: 'Giải Hạng Ba', en: 'Third' },
]

/** Every league of football: eight lands of four divisions. */
export const footballLeagues: readonly League[] = lands.flatMap((land, place) =>
  divisions.map((names, index) => {
    const division = index + 1
    const number = divisions.length * place + index
    return {
      sport: 'football',
      ...{ leagueId: `${land.id}-${division}`, land: land.name, division, goals: land.goals, everyMinutes },
      names: { vi: `${names.vi} ${land.name}`, en: `${land.name} ${names.en}` },
      shiftMinutes: Math.floor((number * everyMinutes) / (lands.length * divisions.length)),
      teams: teamsOf(land, division),
    }
  }),
)

/** Sixteen towns of the land, others in each division. */
function teamsOf({ id, starts, ends, clubs }: Land, division: number): Team[] {
  return Array.from({ length: teamsPerLeague }, (_, place) => {
    const at = (division - 1) * teamsPerLeague + place
    const [start, end] = [
      starts[at % starts.length] ?? '',
      ends[(at + Math.floor(at / ends.length)) % ends.length] ?? '',
    ]
    const club = clubs[(at * 3 + division) % clubs.length] ?? ''
    return {
      ...{ teamId: `${id}-${at + 1}`, name: `${start}${end} ${club}` },
      rating: newRating(division) + ratingSpread / 2 - (ratingSpread * place) / (teamsPerLeague - 1),
    }
  })
}
