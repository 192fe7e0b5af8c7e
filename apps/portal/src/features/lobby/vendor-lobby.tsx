import type { MenuGroup } from '@fairground/contract'
import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { VendorMark } from '../../components/vendor-mark.tsx'
import { useLobby } from './lobby-context.ts'

/** The vendor one came to, and the way into its lobby. */
export function VendorLobby({ card }: { card: MenuGroup['cards'][number] }) {
  const { t } = useTranslation()
  const { launch } = useLobby()
  return (
    <div className="mb-5 flex flex-wrap items-center gap-4 rounded-md bg-surface-1 px-4 py-3.5">
      <VendorMark code={card.vassalage} name={card.displayName} className="h-6" />
      <p className="min-w-0 flex-1 text-sm text-ink-2">{t('games.vendorText', { name: card.displayName })}</p>
      <Button variant="lamp" start={<Icon name="icon-[ph--play-fill]" />} onClick={() => launch(card)}>
        {t('games.enterLobby')}
      </Button>
    </div>
  )
}
