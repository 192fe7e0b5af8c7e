import type { TableLimits, TableSetup, TableSetupList } from '@fairground/contract'
import { amountOfText } from '../../../lib/decimal.ts'
import { type MediaDraft, mediaDraftOf, mediaOfDraft } from './media-draft.ts'
import type { SetupWish } from './use-table-setups.ts'

type Rules = TableSetupList['rules'][number]
type Known = TableSetupList['tables'][number]

/** A table as it is being typed; amounts by the name that the server gives their field. */
export interface SetupDraft extends Omit<TableSetup, 'limits' | 'names' | 'riskGroup' | 'language' | 'media'> {
  nameVi: string
  nameEn: string
  language: string
  riskGroup: string
  media: MediaDraft
  amounts: Readonly<Record<string, string>>
}

const capField = 'riskCaps.'
const limitNames = ['stakeMin', 'stakeMax', 'payoutMax', 'roundMax', 'behindMax', 'exposureMax'] as const
export type LimitName = (typeof limitNames)[number]

/** A table as it stands; what its rules have beyond that, as they have it. */
export function draftOf(
  { limits, names, language, riskGroup, media, ...table }: Known,
  { riskCaps, rules }: Pick<TableSetupList, 'riskCaps' | 'rules'>,
): SetupDraft {
  const { tableId, rulesId, provider, theme, speed, tier, seats, betBehind, tips } = table
  return {
    ...{ tableId, rulesId, provider, theme, speed, tier, seats, betBehind, tips },
    ...{ nameVi: names.vi, nameEn: names.en, language: language ?? '', riskGroup: riskGroup ?? '' },
    media: mediaDraftOf(media),
    amounts: {
      ...amountsOf(rules.find((one) => one.rulesId === rulesId)?.limits ?? []),
      ...amountsOf(limits),
      ...capsOf(riskCaps, riskGroup),
    },
  }
}

/** A further table by these rules, as they are played where nothing else is said. */
export const newDraft = (rules: Rules): SetupDraft => ({
  ...{ tableId: '', rulesId: rules.rulesId, nameVi: '', nameEn: '', language: '', riskGroup: '' },
  ...{
    provider: rules.providers[0]?.slug ?? '',
    theme: rules.themes[0]?.slug ?? '',
    speed: 'normal',
    tier: 'standard',
    seats: 0,
    betBehind: false,
    tips: false,
  },
  media: mediaDraftOf(null),
  amounts: amountsOf(rules.limits),
})

/** What is set for the group already, for its boxes. */
const capsOf = (caps: TableSetupList['riskCaps'], group: string | null): Record<string, string> =>
  Object.fromEntries(
    caps.filter((one) => one.riskGroup === group).map(({ currency, cap }) => [`${capField}${currency}`, cap]),
  )

/** The boxes with the caps of another group, and no more with those of the group before it. */
export const withCapsOf = (
  amounts: SetupDraft['amounts'],
  caps: TableSetupList['riskCaps'],
  group: string,
): SetupDraft['amounts'] => ({
  ...Object.fromEntries(Object.entries(amounts).filter(([name]) => !name.startsWith(capField))),
  ...capsOf(caps, group),
})

const amountsOf = (limits: readonly TableLimits[]): Record<string, string> =>
  Object.fromEntries(
    limits.flatMap((one) => [
      ...limitNames.flatMap((name) => (one[name] ? [[`limits.${one.currency}.${name}`, one[name]]] : [])),
      ...(one.groups ?? []).flatMap(({ group, min, max }) => [
        [`limits.${one.currency}.groups.${group}.min`, min],
        [`limits.${one.currency}.groups.${group}.max`, max],
      ]),
    ]),
  )

/** Names of the amounts that a table by these rules has in a currency, in the order they are shown. */
export const limitNamesOf = (limits: TableLimits): LimitName[] =>
  limitNames.filter((name) => limits[name] !== undefined)

/** The boxes that hold no amount. */
export const wrongAmounts = ({ amounts, riskGroup }: SetupDraft): string[] =>
  Object.entries(amounts).flatMap(([name, text]) => {
    if (name.startsWith(capField) && (riskGroup.trim() === '' || text === '')) return []
    return amountOfText(text) === undefined ? [name] : []
  })

/** What is asked for; undefined while a box holds no amount. */
export function wishOf(draft: SetupDraft, rules: Rules, isNew: boolean): Omit<SetupWish, 'reason'> | undefined {
  if (wrongAmounts(draft).length > 0) return undefined
  const { amounts, nameVi, nameEn, language, riskGroup, media, ...table } = draft
  const amount = (name: string): string => amountOfText(amounts[name] ?? '') ?? '0.00'
  return {
    isNew,
    table: {
      ...table,
      tableId: table.tableId.trim(),
      names: { vi: nameVi.trim(), en: nameEn.trim() },
      language: language || null,
      riskGroup: riskGroup.trim() || null,
      media: mediaOfDraft(media),
      limits: rules.limits.map((one) => {
        const name = (key: string) => `limits.${one.currency}.${key}`
        const [stakeMin, stakeMax, payoutMax] = (['stakeMin', 'stakeMax', 'payoutMax'] as const).map((key) =>
          amount(name(key)),
        ) as [string, string, string]
        return {
          ...{ currency: one.currency, stakeMin, stakeMax, payoutMax },
          ...(one.groups && {
            groups: one.groups.map(({ group }) => ({
              group,
              min: amount(name(`groups.${group}.min`)),
              max: amount(name(`groups.${group}.max`)),
            })),
          }),
          ...(one.roundMax && { roundMax: amount(name('roundMax')) }),
          ...(one.behindMax && { behindMax: amount(name('behindMax')) }),
          ...(one.exposureMax && { exposureMax: amount(name('exposureMax')) }),
        }
      }),
    },
    riskCaps: rules.limits.flatMap(({ currency }) => {
      const cap = riskGroup.trim() === '' ? undefined : amountOfText(amounts[`${capField}${currency}`] ?? '')
      return cap ? [{ currency, cap }] : []
    }),
  }
}
