import { drawTimes, findLottery, type Province, provinces } from '@fairground/lottery-rules'
import { type LotterySlug, type LotteryTitle, lotteryHouses, lotteryTitles } from '@fairground/lottery-rules/titles'
import type { Calendar } from './calendar.ts'
import type { House } from './house.ts'

const closeMinutesBefore = 10
/** Draws on sale at once: two hours of the fastest, a week or so of the slowest. */
const ahead = { every: 120, daily: 7 }
const days = { weekday: [1, 2, 3, 4, 5], markSix: [2, 4, 6], fourD: [0, 3, 6], six45: [0, 3, 5], six55: [2, 4, 6] }

/** The lotteries that the house draws. None of them is the draw of a state: those come by import alone. */
export const houseLotteries: readonly House[] = [
  lottery('lottery-north', 'xsmb', daily(timeOf('north'))),
  ...fast('lottery-north', 'xsmb', ['Miền Bắc', 'North'], [1, 3, 5]),
  ...provinces.map(ofProvince),
  ...fast('lottery-south', 'xsmn', ['Miền Nam', 'South'], [1, 5]),
  ...fast('lottery-central', 'xsmt', ['Miền Trung', 'Central'], [1, 5]),
  lottery('lottery-max-3d', 'max-3d', daily('18:00')),
  lottery('lottery-645', 'lotto-645', daily('18:00', days.six45)),
  ...fast('lottery-645', 'lotto-645', ['Sáu số 6/45', 'Six of 45'], [5]),
  lottery('lottery-655', 'lotto-655', daily('18:00', days.six55)),
  ...fast('lottery-655', 'lotto-655', ['Sáu số 6/55', 'Six of 55'], [5]),
  lottery('lottery-535', 'lotto-535', daily('21:00')),
  ...fast('lottery-535', 'lotto-535', ['Năm số 5/35', 'Five of 35'], [5]),
  ...fast('lottery-bingo18', 'bingo18', ['Bingo 18', 'Bingo 18'], [3]),
  lottery('lottery-thai', 'thai', { kind: 'daily', at: '16:00', closeMinutesBefore, dates: [1, 16] }),
  ...fast('lottery-thai', 'yeekee', ['Yeekee', 'Yeekee'], [15]),
  lottery('lottery-lao', 'lao', daily('20:30', days.weekday)),
  ...fast('lottery-lao', 'lao', ['Lào', 'Lao'], [5]),
  lottery('lottery-4d', '4d', daily('19:00', days.fourD)),
  ...fast('lottery-4d', '4d', ['4D', '4D'], [5]),
  lottery('lottery-mark-six', 'mark-six', daily('21:30', days.markSix)),
  ...fast('lottery-mark-six', 'mark-six', ['Mark Six', 'Mark Six'], [5]),
  ...fast('lottery-k3', 'k3', ['K3', 'K3'], [1, 3]),
  ...fast('lottery-11x5', '11x5', ['11 chọn 5', '11 pick 5'], [1, 5]),
  ...fast('lottery-pk10', 'pk10', ['PK10', 'PK10'], [1, 3]),
  ...fast('lottery-ssc', 'ssc', ['SSC', 'SSC'], [1, 3]),
  ...fast('lottery-keno', 'keno', ['Keno', 'Keno'], [1, 5]),
]

function daily(at: string, ofDays?: readonly number[]): Calendar {
  return { kind: 'daily', at, closeMinutesBefore, ...(ofDays && { days: ofDays }) }
}

function timeOf(region: keyof typeof drawTimes): string {
  const { hour, minute } = drawTimes[region]
  return `${hour}:${minute}`
}

/** A province draws on days of its own, with the others of its region. */
function ofProvince({ id, region, name, days: ofDays }: Province): House {
  const calendar = daily(timeOf(region), ofDays)
  return {
    ...lottery(`lottery-${region}`, `xs-${id}`, calendar),
    names: { vi: `Xổ số ${name}`, en: `${name} lottery` },
  }
}

/** Round the clock, by the names of the lottery in Vietnamese and English. */
function fast(slug: LotterySlug, id: string, [vi, en]: readonly [string, string], minutes: readonly number[]): House[] {
  return minutes.map((stretch) => ({
    ...lottery(slug, `${id}-${stretch}`, { kind: 'every', minutes: stretch }),
    names: { vi: `${vi} ${stretch} phút`, en: `${en} every ${stretch} min` },
  }))
}

function lottery(slug: LotterySlug, gameId: string, calendar: Calendar): House {
  const { names, rulesId, house } = titleOf(slug)
  const rules = findLottery(rulesId)
  const brand = lotteryHouses.find((one) => one.slug === house)
  if (!rules || !brand) throw new Error(`${slug} names rules or a house that do not exist`)
  return {
    ...{ gameId, names, rules, calendar, provider: { code: brand.slug, name: brand.name }, tile: `tile/${slug}` },
    category: calendar.kind === 'daily' ? 'LOTT' : 'ELOTT',
    ahead: ahead[calendar.kind],
  }
}

function titleOf(slug: LotterySlug): LotteryTitle {
  const title: LotteryTitle | undefined = lotteryTitles.find((one) => one.slug === slug)
  if (!title) throw new Error(`no lottery is named ${slug}`)
  return title
}
