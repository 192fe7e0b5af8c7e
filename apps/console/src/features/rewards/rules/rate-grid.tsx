import { rebateTypes, type VipProgram } from '@fairground/contract'
import { Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCategoryText } from '../../../lib/use-category-text.ts'
import { bpOf, cellKey, inheritedText, type RuleDraft } from './rule-draft.ts'
import { useLevelText } from './use-level-text.ts'

interface RateGridProps {
  draft: RuleDraft
  levels: VipProgram['levels']
  isLocked: boolean
  onDraft: (draft: RuleDraft) => void
}

/** A field for every level and category, in percent; an empty one earns what the level below does. */
export function RateGrid({ draft, levels, isLocked, onDraft }: RateGridProps) {
  const { t } = useTranslation()
  const categoryText = useCategoryText()
  const levelText = useLevelText(levels)
  const write = (key: string, text: string) => onDraft({ ...draft, texts: { ...draft.texts, [key]: text } })
  return (
    <section className="min-w-0">
      <h2 className="mb-1 font-bold">{t('rules.rates')}</h2>
      <p className="mb-2 text-sm text-ink-2">{t('rules.ratesText')}</p>
      <div className="overflow-x-auto rounded-lg bg-surface-1 shadow-1">
        <table className="w-full min-w-220 border-collapse text-sm">
          <thead>
            <tr className="text-xs text-ink-3">
              <th scope="col" className="px-4 py-2.5 text-start font-semibold">
                {t('rules.level')}
              </th>
              {rebateTypes.map((gameType) => (
                <th key={gameType} scope="col" className="px-1.5 py-2.5 text-start font-semibold">
                  {categoryText(gameType)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map(({ rank }) => (
              <tr key={rank} className="border-t border-line-soft">
                <th scope="row" className="px-4 py-1.5 text-start font-semibold whitespace-nowrap">
                  {levelText(rank)}
                </th>
                {rebateTypes.map((gameType) => {
                  const key = cellKey(rank, gameType)
                  const text = draft.texts[key] ?? ''
                  return (
                    <td key={gameType} className="px-1.5 py-1.5">
                      <Input
                        size="sm"
                        inputMode="decimal"
                        aria-label={t('rules.rateOf', { level: levelText(rank), category: categoryText(gameType) })}
                        placeholder={inheritedText(draft, rank, gameType)}
                        maxLength={5}
                        value={text}
                        invalid={text.trim() !== '' && bpOf(text) === undefined}
                        disabled={isLocked}
                        end="%"
                        onChange={({ target }) => write(key, target.value)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
