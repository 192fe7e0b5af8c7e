import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import type { Saying } from '../play/fishing-state.ts'
import { useFishingState } from './fishing-context.ts'

/** One line over the water: what has just happened, or what is to be done. */
export function SayingLine() {
  const { t } = useTranslation()
  const saying = useFishingState((state) => state.saying)
  const isOnline = useFishingState((state) => state.isOnline)
  const isFrozen = useFishingState((state) => state.isFrozen)
  const isClosed = useFishingState((state) => state.room?.isClosed === true)
  const hasSeat = useFishingState((state) => state.seat !== undefined)
  const isLoaded = useFishingState((state) => state.magazine?.state === 'open')
  const wordsOf = useWords()
  const standing = (): string | undefined => {
    if (!isOnline) return t('instant.fishing.offline')
    if (isClosed) return t('instant.fishing.up.closed')
    if (saying) return wordsOf(saying)
    if (isFrozen) return t('instant.fishing.frozen')
    return hasSeat && !isLoaded ? t('instant.fishing.first') : undefined
  }
  const words = standing()
  return (
    <p className="fishing-saying" role="status" data-said={saying?.kind} hidden={words === undefined}>
      {words}
    </p>
  )
}

function useWords(): (saying: Saying) => string {
  const { t } = useTranslation()
  const cash = useCashText()
  return (saying) => {
    switch (saying.kind) {
      case 'back':
        return t(saying.reason === 'dead' ? 'instant.fishing.back.dead' : 'instant.fishing.back')
      case 'ended':
        return t('instant.fishing.ended', { amount: cash(saying.paidMinor) })
      case 'auto':
        return t('instant.fishing.autoStopped')
      case 'up':
        return t(`instant.fishing.up.${saying.reason}`)
    }
  }
}
