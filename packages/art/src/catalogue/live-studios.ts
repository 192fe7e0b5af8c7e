/** The studios of the live casino. Invented names: none is a real company. */
export const liveStudios = [
  { slug: 'lotus-live', name: 'Lotus Live' },
  { slug: 'pearl-river', name: 'Pearl River' },
  { slug: 'night-market', name: 'Night Market' },
  { slug: 'grand-pavilion', name: 'Grand Pavilion' },
] as const satisfies readonly { slug: string; name: string }[]

export type LiveStudioSlug = (typeof liveStudios)[number]['slug']

/** Who deals at the tables of the live casino: drawn people, none of them real. */
export const dealers = [
  { slug: 'thu-ha', name: 'Thu Hà' },
  { slug: 'khanh-linh', name: 'Khánh Linh' },
  { slug: 'quoc-bao', name: 'Quốc Bảo' },
  { slug: 'bao-tran', name: 'Bảo Trân' },
  { slug: 'hoang-nam', name: 'Hoàng Nam' },
  { slug: 'diem-my', name: 'Diễm My' },
  { slug: 'minh-khoi', name: 'Minh Khôi' },
  { slug: 'mai-chi', name: 'Mai Chi' },
] as const satisfies readonly { slug: string; name: string }[]

export type DealerSlug = (typeof dealers)[number]['slug']

/** The pictures a dealer is stacked of, the lowest first; `look` and `smile` are shown for a moment only. */
export const dealerLayers = ['body', 'head', 'look', 'smile', 'arms'] as const
export type DealerLayer = (typeof dealerLayers)[number]
