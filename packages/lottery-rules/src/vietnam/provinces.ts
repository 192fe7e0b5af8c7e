export type Region = 'north' | 'central' | 'south'

/** When a region draws every day, in Vietnam (UTC+7, without summer time). */
export const drawTimes: Readonly<Record<Region, { readonly hour: number; readonly minute: number }>> = {
  north: { hour: 18, minute: 15 },
  central: { hour: 17, minute: 15 },
  south: { hour: 16, minute: 15 },
}

export type Province = {
  readonly id: string
  readonly region: Exclude<Region, 'north'>
  readonly name: string
  /** What the name of the province is shortened to in a line of bets; all small letters, without accents. */
  readonly prefixes: readonly string[]
  /** Days of its draws, Sunday is 0. */
  readonly days: readonly number[]
}

const province = (
  region: Province['region'],
  name: string,
  [id, ...others]: readonly [string, ...string[]],
  days: readonly number[],
): Province => ({ id, region, name, prefixes: [id, ...others], days })

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6]

/** The days on which each province draws. The first prefix is its id. */
export const provinces: readonly Province[] = [
  province('south', 'TP.HCM', ['hcm', 'tp', 'tphcm', 'sg'], [monday, saturday]),
  province('south', 'Đồng Tháp', ['dt', 'dongthap'], [monday]),
  province('south', 'Cà Mau', ['cm', 'camau'], [monday]),
  province('south', 'Bến Tre', ['bt', 'bentre'], [tuesday]),
  province('south', 'Vũng Tàu', ['vt', 'vungtau'], [tuesday]),
  province('south', 'Bạc Liêu', ['bli', 'baclieu'], [tuesday]),
  province('south', 'Đồng Nai', ['dn', 'dongnai'], [wednesday]),
  province('south', 'Cần Thơ', ['ct', 'cantho'], [wednesday]),
  province('south', 'Sóc Trăng', ['st', 'soctrang'], [wednesday]),
  province('south', 'Tây Ninh', ['tn', 'tayninh'], [thursday]),
  province('south', 'An Giang', ['ag', 'angiang'], [thursday]),
  province('south', 'Bình Thuận', ['bth', 'binhthuan'], [thursday]),
  province('south', 'Vĩnh Long', ['vl', 'vinhlong'], [friday]),
  province('south', 'Bình Dương', ['bd', 'binhduong'], [friday]),
  province('south', 'Trà Vinh', ['tv', 'travinh'], [friday]),
  province('south', 'Long An', ['la', 'longan'], [saturday]),
  province('south', 'Bình Phước', ['bp', 'binhphuoc'], [saturday]),
  province('south', 'Hậu Giang', ['hg', 'haugiang'], [saturday]),
  province('south', 'Tiền Giang', ['tg', 'tiengiang'], [sunday]),
  province('south', 'Kiên Giang', ['kg', 'kiengiang'], [sunday]),
  province('south', 'Đà Lạt', ['dl', 'dalat'], [sunday]),
  province('central', 'Thừa Thiên Huế', ['tth', 'hue'], [sunday, monday]),
  province('central', 'Phú Yên', ['py', 'phuyen'], [monday]),
  province('central', 'Đắk Lắk', ['dlk', 'daklak'], [tuesday]),
  province('central', 'Quảng Nam', ['qna', 'quangnam'], [tuesday]),
  province('central', 'Đà Nẵng', ['dng', 'danang'], [wednesday, saturday]),
  province('central', 'Khánh Hòa', ['kh', 'khanhhoa'], [sunday, wednesday]),
  province('central', 'Bình Định', ['bdi', 'binhdinh'], [thursday]),
  province('central', 'Quảng Trị', ['qt', 'quangtri'], [thursday]),
  province('central', 'Quảng Bình', ['qb', 'quangbinh'], [thursday]),
  province('central', 'Gia Lai', ['gl', 'gialai'], [friday]),
  province('central', 'Ninh Thuận', ['nt', 'ninhthuan'], [friday]),
  province('central', 'Quảng Ngãi', ['qng', 'quangngai'], [saturday]),
  province('central', 'Đắk Nông', ['dno', 'daknong'], [saturday]),
  province('central', 'Kon Tum', ['kt', 'kontum'], [sunday]),
]

export const provincesOn = (region: Province['region'], day: number): readonly Province[] =>
  provinces.filter((one) => one.region === region && one.days.includes(day))
