import { refusalText } from '@fairground/client'
import { realityMinutes } from '@fairground/contract'
import { Note, Seg } from '@fairground/ui'
import { Card } from '../../components/card.tsx'
import { useLimitWords } from './limit-words.ts'
import { protectionCalls, useProtectionChange } from './use-protection.ts'

const off = 'off'

/** How often games stop and show the player what he does. */
export function RealityCard({ minutes, mayBeOff }: { minutes: number | null; mayBeOff: boolean }) {
  const words = useLimitWords()
  const { t } = words
  const choose = useProtectionChange((wanted: string) => {
    const chosen = realityMinutes.find((each) => String(each) === wanted) ?? null
    return protectionCalls.setReality({ minutes: chosen })
  })
  const value = choose.isPending ? choose.variables : minutes === null ? off : String(minutes)
  return (
    <Card title={t('control.reality')}>
      <p className="mb-4 text-sm text-ink-2">{t('control.realityText')}</p>
      <Seg
        label={t('control.reality')}
        block
        className="flex-wrap"
        value={value}
        onValueChange={(wanted) => choose.mutate(wanted)}
        options={[
          ...realityMinutes.map((each) => ({ value: String(each), label: words.minutes(each) })),
          ...(mayBeOff ? [{ value: off, label: t('control.off') }] : []),
        ]}
      />
      {choose.error && (
        <Note tone="bad" isLive className="mt-3">
          {refusalText(t, choose.error)}
        </Note>
      )}
    </Card>
  )
}
