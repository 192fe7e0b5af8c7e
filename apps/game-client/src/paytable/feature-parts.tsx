import type { SlotModel } from '@fairground/game-rules/slots'
import { useTranslation } from 'react-i18next'
import { useGame } from '../components/game-context.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'
import { Part } from './part.tsx'

/** What may happen beyond a plain spin, each sentence read from the model. */
export function FeatureParts() {
  const { t } = useTranslation()
  const { model } = useGame().machine
  const features = useFeatureTexts(model)
  const freeSpins = useFreeSpinsTexts(model)
  return (
    <>
      {freeSpins.length > 0 && <Texts title={t('pay.free')} texts={freeSpins} />}
      {features.length > 0 && <Texts title={t('pay.feature')} texts={features} />}
    </>
  )
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Part title={title}>
      {texts.map((text) => (
        <p key={text} className="max-w-prose text-sm text-ink-2">
          {text}
        </p>
      ))}
    </Part>
  )
}

const times = (multipliers: readonly number[]): string => multipliers.map((multiplier) => `×${multiplier}`).join(', ')

function useFreeSpinsTexts({ freeSpins, scatter, cascade, buy }: SlotModel): string[] {
  const { t } = useTranslation()
  const nameOf = useSymbolName()
  const { count, multiplier, retriggerCount, stickyWilds, expanding } = freeSpins
  if (count === 0) return []
  const more = { count: scatter.triggerCount, scatter: nameOf('scatter'), more: retriggerCount }
  return [
    t('pay.freePlain', { count }),
    ...(multiplier > 1 ? [t('pay.freeTimes', { multiplier })] : []),
    ...(stickyWilds ? [t('pay.freeSticky')] : []),
    ...(expanding ? [t('pay.freeExpands')] : []),
    ...(cascade ? [t('pay.freeFalls', { multipliers: times(cascade.freeMultipliers) })] : []),
    ...(retriggerCount > 0 ? [t('pay.freeMore', more)] : []),
    ...(buy ? [t('pay.buyText', { cost: buy.costX })] : []),
  ]
}

function useFeatureTexts({ cascade, wildRespins, holdAndWin }: SlotModel): string[] {
  const { t } = useTranslation()
  const hold = holdAndWin && {
    count: holdAndWin.triggerCount,
    respins: holdAndWin.respins,
    grand: holdAndWin.grandX,
  }
  const values = holdAndWin?.values.map(({ x, jackpot }) => (jackpot ? `${jackpot.toUpperCase()} ${x}` : String(x)))
  return [
    ...(cascade ? [t('pay.falls', { multipliers: times(cascade.multipliers) })] : []),
    ...(wildRespins ? [t('pay.respins')] : []),
    ...(hold ? [t('pay.hold', hold)] : []),
    ...(values ? [t('pay.holdValues', { values: values.join(', ') })] : []),
  ]
}
