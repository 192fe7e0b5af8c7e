/** How a family of lotteries is named and drawn; its lotteries share the rules, and differ by calendar and place. */
export type LotteryTitle = {
  /** Of the family and of its tile. */
  readonly slug: string
  readonly rulesId: string
  readonly names: { readonly vi: string; readonly en: string }
  readonly house: LotteryHouseSlug
  /** A scene, colours and a subject of the art recipe. */
  readonly tile: { readonly scene: string; readonly palette: string; readonly hero: string }
}

/** Brands under which lotteries are shown: the first two are labels of the contract. */
export const lotteryHouses = [
  { slug: 'TCG_LOTTO_VN', name: 'Vé Số Ba Miền' },
  { slug: 'TCG_SEA', name: 'Sea Lotto' },
  { slug: 'QUICK_DRAWS', name: 'Quick Draws' },
] as const satisfies readonly { slug: string; name: string }[]
export type LotteryHouseSlug = (typeof lotteryHouses)[number]['slug']

const tile = (scene: string, palette: string, hero: string) => ({ scene, palette, hero })

export const lotteryTitles = [
  {
    ...{ slug: 'lottery-north', rulesId: 'vn-north', house: 'TCG_LOTTO_VN' },
    ...{ names: { vi: 'Xổ số Miền Bắc', en: 'Northern lottery' }, tile: tile('pagoda', 'tet', 'fluent:red-envelope') },
  },
  {
    ...{ slug: 'lottery-central', rulesId: 'vn-south', house: 'TCG_LOTTO_VN' },
    ...{ names: { vi: 'Xổ số Miền Trung', en: 'Central lottery' }, tile: tile('peaks', 'plum', 'noto:long-drum') },
  },
  {
    ...{ slug: 'lottery-south', rulesId: 'vn-south', house: 'TCG_LOTTO_VN' },
    ...{ names: { vi: 'Xổ số Miền Nam', en: 'Southern lottery' }, tile: tile('sea', 'jade', 'fluent:tangerine') },
  },
  {
    ...{ slug: 'lottery-max-3d', rulesId: 'max-3d', house: 'TCG_LOTTO_VN' },
    ...{ names: { vi: 'Ba Số 3D', en: 'Three digits 3D' }, tile: tile('curtain', 'ember', 'fluent:gem-stone') },
  },
  {
    ...{ slug: 'lottery-645', rulesId: 'vietlott-645', house: 'TCG_LOTTO_VN' },
    ...{ names: { vi: 'Sáu số 6/45', en: 'Six of 45' }, tile: tile('curtain', 'gold', 'fluent:crown') },
  },
  {
    ...{ slug: 'lottery-655', rulesId: 'vietlott-655', house: 'TCG_LOTTO_VN' },
    ...{ names: { vi: 'Sáu số 6/55', en: 'Six of 55' }, tile: tile('cosmos', 'violet', 'fluent:gem-stone') },
  },
  {
    ...{ slug: 'lottery-535', rulesId: 'vietlott-535', house: 'TCG_LOTTO_VN' },
    ...{ names: { vi: 'Năm số 5/35', en: 'Five of 35' }, tile: tile('drift', 'forest', 'fluent:glowing-star') },
  },
  {
    ...{ slug: 'lottery-bingo18', rulesId: 'bingo18', house: 'TCG_LOTTO_VN' },
    ...{ names: { vi: 'Bingo 18', en: 'Bingo 18' }, tile: tile('tent', 'rose', 'fluent:bell') },
  },
  {
    ...{ slug: 'lottery-thai', rulesId: 'thai', house: 'TCG_SEA' },
    ...{ names: { vi: 'Xổ số Thái', en: 'Thai lottery' }, tile: tile('scales', 'gold', 'noto:elephant') },
  },
  {
    ...{ slug: 'lottery-lao', rulesId: 'lao', house: 'TCG_SEA' },
    ...{ names: { vi: 'Xổ số Lào', en: 'Lao lottery' }, tile: tile('jungle', 'lagoon', 'noto:water-buffalo') },
  },
  {
    ...{ slug: 'lottery-4d', rulesId: '4d', house: 'TCG_SEA' },
    ...{ names: { vi: 'Bốn số 4D', en: 'Four digits 4D' }, tile: tile('pagoda', 'blood', 'fluent:tiger-face') },
  },
  {
    ...{ slug: 'lottery-mark-six', rulesId: 'mark-six', house: 'TCG_SEA' },
    ...{ names: { vi: 'Sáu số Mark Six', en: 'Mark Six' }, tile: tile('neon', 'neon', 'fluent:dragon-face') },
  },
  {
    ...{ slug: 'lottery-k3', rulesId: 'k3', house: 'QUICK_DRAWS' },
    ...{ names: { vi: 'Ba xúc xắc K3', en: 'Three dice K3' }, tile: tile('retro', 'violet', 'fluent:crystal-ball') },
  },
  {
    ...{ slug: 'lottery-11x5', rulesId: '11x5', house: 'QUICK_DRAWS' },
    ...{ names: { vi: '11 chọn 5', en: '11 pick 5' }, tile: tile('drift', 'forest', 'fluent:watermelon') },
  },
  {
    ...{ slug: 'lottery-pk10', rulesId: 'pk10', house: 'QUICK_DRAWS' },
    ...{ names: { vi: 'Đua PK10', en: 'PK10 race' }, tile: tile('mesa', 'sand', 'fluent:horse-face') },
  },
  {
    ...{ slug: 'lottery-ssc', rulesId: 'ssc', house: 'QUICK_DRAWS' },
    ...{ names: { vi: 'Thời thời SSC', en: 'Five digits SSC' }, tile: tile('cosmos', 'night', 'fluent:glowing-star') },
  },
  {
    ...{ slug: 'lottery-keno', rulesId: 'keno80', house: 'QUICK_DRAWS' },
    ...{ names: { vi: 'Keno Nhanh', en: 'Quick Keno' }, tile: tile('ice', 'frost', 'noto:magic-wand') },
  },
] as const satisfies readonly LotteryTitle[]

export type LotterySlug = (typeof lotteryTitles)[number]['slug']
