import type { Wish } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../../components/split-view.tsx'
import { WishDecision } from '../../../components/wish-decision.tsx'
import { WishFacts } from './wish-facts.tsx'

type WishPanelProps = { wish: Wish; onClose: () => void }

/** One wish: what it is about, and the decision at its foot. */
export function WishPanel({ wish, onClose }: WishPanelProps) {
  const { t } = useTranslation()
  return (
    <SidePanel
      label={t('wishes.panel')}
      head={
        <>
          <p className="text-xs text-ink-3">{t('wishes.title')}</p>
          <h2 className="text-lg font-bold break-words">{t(`wishes.kinds.${wish.kind}`)}</h2>
        </>
      }
      footer={wish.allowed.length > 0 && <WishDecision wish={wish} />}
      onClose={onClose}
    >
      <WishFacts wish={wish} />
    </SidePanel>
  )
}
